import { ErrorCode, Refusal } from '../../../../contract/errors.ts';
import type {
  MissionBonus,
  MissionName,
  Missions,
  MissionText,
} from '../../../../contract/http/offers/missions.ts';
import type { ClaimedAward } from '../../../../contract/http/offers/promotions.ts';
import { amountOf } from '../../../../contract/promotions/amounts.ts';
import { type AwardRow, awardOf, type Promised } from '../awards.ts';
import type { OncePerPerson } from '../firstTime.ts';
import type { Player } from '../players.ts';
import type { PromotionParts } from '../promotion.ts';
import { type CurrentSettings, isRunning, requireGiving } from '../settings.ts';
import { isDone, type MissionState, type Stretch } from './rules.ts';
import { type MissionNumbers, totalOf } from './settings.ts';

/** The rules specific to a promotion with missions. */
interface Board<Numbers extends MissionNumbers> {
  code: string;
  oncePerPerson?: OncePerPerson;
  /** The player's days of the missions that are running, or that can still be claimed; null if there are none. */
  stretch(player: Player, numbers: Numbers, now: number): Promise<Stretch | null>;
  /** The player's progress within a stretch. */
  states(player: Player, stretch: Stretch, numbers: Numbers): Promise<readonly MissionState[]>;
  textOf(mission: MissionName, numbers: Numbers): MissionText;
}

/** The award key of the bonus for all missions. */
const ALL = 'all';

/** Enough for the missions of a stretch and the bonus for all of them, for two stretches. */
const MOST_AWARDS = 30;

const awardKeyOf = ({ first }: Pick<Stretch, 'first'>, mission: string) => `${first} ${mission}`;

/**
 * A list of missions with a bonus each, and one for all of them: progress is computed from existing data, and a bonus is
 * promised when a mission is done.
 */
export class MissionBoard<Numbers extends MissionNumbers> {
  readonly #parts: PromotionParts<Numbers>;
  readonly #board: Board<Numbers>;

  constructor(parts: PromotionParts<Numbers>, board: Board<Numbers>) {
    this.#parts = parts;
    this.#board = board;
  }

  /** The missions with their progress. Refusal: 1028 the promotion is not running */
  async missions(player: Player): Promise<Missions> {
    const { set, stretch, states, awards, now } = await this.#look(player);
    const { market } = this.#parts;
    return {
      offered: stretch !== null,
      missions: states.map((state) => {
        const { mission, unit, progress, target, play } = state;
        return {
          ...{ mission, unit, text: this.#board.textOf(mission, set.numbers) },
          progress: progress.toString(),
          target: target.toString(),
          play: play ? { progress: play.progress.toString(), target: play.target.toString() } : null,
          bonus: amountOf(set.numbers.bonuses[mission] ?? 0, market).toString(),
          award: this.#shown(awards, stretch, mission, now),
        };
      }),
      from: stretch?.start ?? null,
      until: stretch?.end ?? null,
      claimUntil: stretch?.claimUntil ?? null,
      turnover: set.numbers.multiple,
      breakUntil: player.breakUntil,
    };
  }

  /** The bonus for all of them. Refusal: 1028 */
  async bonus(player: Player): Promise<MissionBonus> {
    const { set, stretch, states, awards, now } = await this.#look(player);
    const { market } = this.#parts;
    const ofStretch = awards.filter(({ awardKey }) => stretch && awardKey.startsWith(`${stretch.first} `));
    return {
      offered: stretch !== null,
      bonus: amountOf(set.numbers.all, market).toString(),
      total: amountOf(totalOf(set.numbers), market).toString(),
      claimed: ofStretch
        .reduce((sum, { state, amount }) => sum + (state === 'claimed' ? amount : 0n), 0n)
        .toString(),
      done: states.filter(isDone).length,
      missions: states.length,
      award: this.#shown(awards, stretch, ALL, now),
    };
  }

  /** The bonuses earned by now: one per mission, and the one for all. */
  async earned(player: Player, now: number): Promise<Promised[]> {
    const set = await this.#parts.settings();
    const stretch = await this.#board.stretch(player, set.numbers, now);
    if (!stretch) return [];
    return this.#earnedIn(stretch, await this.#board.states(player, stretch, set.numbers), set, now);
  }

  /** Whether the days are running, and something of them is not claimed yet. */
  async isOn(player: Player, now: number): Promise<boolean> {
    const { numbers } = await this.#parts.settings();
    const stretch = await this.#board.stretch(player, numbers, now);
    if (!stretch || now >= stretch.claimUntil) return false;
    const states = (await this.#awards(player))
      .filter(({ awardKey }) => awardKey.startsWith(`${stretch.first} `))
      .map(({ state }) => state);
    // A player who had them in another account cannot earn anything.
    if (states.includes('void')) return false;
    const left = states.filter((state) => state !== 'open').length <= Object.keys(numbers.bonuses).length;
    return now < stretch.end ? left : states.includes('open');
  }

  /**
   * Claims a mission's bonus, or the one for all of them. Refusals: 7030 in a time-out or self-exclusion, 1022 not for this
   * player, 4003 not done, and those of Awards.claim.
   */
  async claim(player: Player, mission: MissionName | typeof ALL, key: string | null): Promise<ClaimedAward> {
    const { awards, clock } = this.#parts;
    if (player.breakUntil !== null) throw new Refusal(ErrorCode.onBreak, undefined, player.breakUntil);
    const { set } = await this.#look(player);
    const stretch = await this.#board.stretch(player, set.numbers, clock.now());
    const mine = await this.#awards(player);
    const award = stretch
      ? mine.find(({ awardKey }) => awardKey === awardKeyOf(stretch, mission))
      : mine.find(({ awardKey }) => awardKey.endsWith(` ${mission}`));
    if (award) return awards.claim(award, key);
    throw new Refusal(stretch ? ErrorCode.taskNotDone : ErrorCode.notForPlayer);
  }

  /** The texts of the missions, in their order. */
  async texts(): Promise<MissionText[]> {
    const { numbers } = await this.#parts.settings();
    return Object.keys(numbers.bonuses).map((mission) => this.#board.textOf(mission as MissionName, numbers));
  }

  /** The player's state, after promising the bonuses earned by now. */
  async #look(player: Player) {
    const { settings, clock, awards } = this.#parts;
    const now = clock.now();
    const before = await this.#awards(player);
    const set = requireGiving(await settings(), now, before);
    const stretch = await this.#board.stretch(player, set.numbers, now);
    const states = stretch ? await this.#board.states(player, stretch, set.numbers) : [];
    if (!stretch || player.breakUntil !== null || !isRunning(set, now))
      return { set, stretch, states, awards: player.breakUntil === null ? before : [], now };
    const added = await awards.promiseTo(player, this.#earnedIn(stretch, states, set, now));
    return { set, stretch, states, awards: [...added, ...before], now };
  }

  #earnedIn(
    stretch: Stretch,
    states: readonly MissionState[],
    { numbers, version }: CurrentSettings<Numbers>,
    now: number,
  ): Promised[] {
    const { code, oncePerPerson } = this.#board;
    if (now >= stretch.claimUntil) return [];
    const promised = (mission: string, hundredths: number): Promised => ({
      ...{ promotion: code, awardKey: awardKeyOf(stretch, mission), kind: 'cash', version },
      ...{ amount: amountOf(hundredths, this.#parts.market), multiple: numbers.multiple },
      ...{ claimableAt: now, expiresAt: stretch.claimUntil, detail: { mission } },
      ...(oncePerPerson && { oncePerPerson }),
    });
    const done = states.filter(isDone);
    const given = done.map(({ mission }) => promised(mission, numbers.bonuses[mission] ?? 0));
    return done.length < states.length ? given : [...given, promised(ALL, numbers.all)];
  }

  #awards(player: Player): Promise<AwardRow[]> {
    return this.#parts.awards.of(player.id, this.#board.code, MOST_AWARDS);
  }

  #shown(awards: readonly AwardRow[], stretch: Stretch | null, mission: string, now: number) {
    const row = stretch && awards.find(({ awardKey }) => awardKey === awardKeyOf(stretch, mission));
    return row ? awardOf(row, now) : null;
  }
}
