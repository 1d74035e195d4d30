import {
  type ContinuousDeposit,
  type ContinuousProgress,
  type ContinuousStep,
  continuousCollect,
  continuousDeposit,
  continuousLog,
  continuousProgress,
  continuousReward,
} from '../../../contract/http/offers/continuousDeposit.ts';
import { continuousCollectInput } from '../../../contract/http/offers/inputs/continuousDeposit.ts';
import type { Award, ClaimedAward } from '../../../contract/http/offers/promotions.ts';
import { dateAfter, dateOf, dayOf, dayOfDate } from '../../../contract/marketTime.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import { type Route, tokenRoute, withInput } from '../../core/http/route.ts';
import { awardOf, type Promised, stateOf } from '../engine/awards.ts';
import type { Player } from '../engine/players.ts';
import type { PromotionParts } from '../engine/promotion.ts';
import { isRunning, requireGiving } from '../engine/settings.ts';
import { type DaySum, daySums } from '../engine/totals.ts';
import { counts, type Run, runningOf, runsOf } from './rules.ts';
import type { ContinuousDepositNumbers } from './settings.ts';

const CODE = 'continuousDeposit';

/** Maximum number of awards in its log. */
const MOST = 60;

/** Deposits on consecutive days: a missed day restarts the count, earned awards stay. */
export class ContinuousDeposits {
  readonly #parts: PromotionParts<ContinuousDepositNumbers>;

  constructor(parts: PromotionParts<ContinuousDepositNumbers>) {
    this.#parts = parts;
  }

  async of(player: Player): Promise<ContinuousDeposit> {
    const { clock } = this.#parts;
    const now = clock.now();
    const { promised, numbers } = await this.#state(player, now);
    const offered = player.breakUntil === null ? promised : [];
    return {
      ...(await this.#progress(player, numbers, now)),
      steps: this.#steps(numbers),
      awards: offered.filter((row) => stateOf(row, now) === 'claimable').map((row) => awardOf(row, now)),
      breakUntil: player.breakUntil,
    };
  }

  async progress(player: Player): Promise<ContinuousProgress> {
    const now = this.#parts.clock.now();
    const { numbers } = await this.#state(player, now);
    return this.#progress(player, numbers, now);
  }

  async rewards(player: Player): Promise<ContinuousStep[]> {
    return this.#steps((await this.#state(player, this.#parts.clock.now())).numbers);
  }

  async log(player: Player): Promise<Award[]> {
    const { awards, clock } = this.#parts;
    return (await awards.of(player.id, CODE, MOST)).map((row) => awardOf(row, clock.now()));
  }

  /** Refusals as those of Awards.claim; 704 for an award that is not the player's. */
  async collect(player: Player, id: bigint, key: string | null): Promise<ClaimedAward> {
    const { awards, clock, settings } = this.#parts;
    const award = await awards.one(player.id, CODE, id);
    requireGiving(await settings(), clock.now(), [award]);
    return awards.claim(award, key);
  }

  /**
   * The steps reached so far, including those of ended runs: each can be claimed for some days from the day that reached it.
   */
  async earned(player: Player, now: number): Promise<Promised[]> {
    const { market, settings } = this.#parts;
    const { numbers, version } = await settings();
    const { runs } = await this.#runs(player, numbers, now);
    return runs.flatMap(({ since, days }) =>
      numbers.steps
        .filter((step) => days >= step.days)
        .map((step) => ({
          ...{ promotion: CODE, awardKey: `${since} ${step.days}`, kind: 'cash' as const, version },
          ...{ amount: amountOf(step.bonus, market), detail: { days: step.days }, claimableAt: now },
          expiresAt: dayOfDate(dateAfter(since, step.days - 1 + numbers.keptDays), market.timeZone).end,
        }))
        .filter(({ expiresAt }) => expiresAt > now),
    );
  }

  async #state(player: Player, now: number) {
    const { awards, settings } = this.#parts;
    const set = await settings();
    if (player.breakUntil === null && isRunning(set, now))
      await awards.promiseTo(player, await this.earned(player, now));
    const promised = await awards.of(player.id, CODE, MOST);
    return { promised, numbers: requireGiving(set, now, promised).numbers };
  }

  #steps({ steps }: ContinuousDepositNumbers): ContinuousStep[] {
    const { market } = this.#parts;
    return steps.map(({ days, bonus }) => ({ days, bonus: amountOf(bonus, market).toString() }));
  }

  async #progress(
    player: Player,
    numbers: ContinuousDepositNumbers,
    now: number,
  ): Promise<ContinuousProgress> {
    const { market } = this.#parts;
    const { today, runs, sums } = await this.#runs(player, numbers, now);
    const run = runningOf(runs, today);
    const least = amountOf(numbers.least, market);
    const sum = sums.get(today);
    return {
      ...{ days: run?.days ?? 0, since: run?.since ?? null, least: least.toString() },
      today: {
        ...{ deposited: (sum?.deposited ?? 0n).toString(), staked: (sum?.staked ?? 0n).toString() },
        counts: counts(sum, least),
      },
      nextAt: dayOf(now, market.timeZone).end,
    };
  }

  /**
   * The runs of the days whose steps can still be claimed. The first run may have begun earlier, and then includes all its
   * steps.
   */
  async #runs(
    player: Player,
    numbers: ContinuousDepositNumbers,
    now: number,
  ): Promise<{ today: string; runs: Run[]; sums: ReadonlyMap<string, DaySum> }> {
    const { db, market } = this.#parts;
    const today = dateOf(now, market.timeZone);
    const back = Math.max(...numbers.steps.map(({ days }) => days)) + numbers.keptDays;
    const from = dateAfter(today, -2 * back);
    const sums = await daySums(db.orm, player, from, today);
    const least = amountOf(numbers.least, market);
    const days = [...sums.values()].filter((day) => counts(day, least)).map(({ day }) => day);
    return { today, runs: runsOf(days), sums };
  }
}

/** The calls about deposits on consecutive days. */
export function continuousDepositRoutes(
  deposits: ContinuousDeposits,
  player: (userId: string) => Promise<Player>,
): Route[] {
  return [
    tokenRoute(continuousDeposit, async ({ session }) => deposits.of(await player(session.userId))),
    tokenRoute(continuousLog, async ({ session }) => deposits.log(await player(session.userId))),
    tokenRoute(continuousProgress, async ({ session }) => deposits.progress(await player(session.userId))),
    tokenRoute(continuousReward, async ({ session }) => deposits.rewards(await player(session.userId))),
    tokenRoute(withInput(continuousCollect, continuousCollectInput), async ({ session, input, key }) =>
      deposits.collect(await player(session.userId), BigInt(input.id), key),
    ),
  ];
}
