import { ErrorCode, Refusal } from '../../../../contract/errors.ts';
import type { DepositGiftPage, GiftRefused } from '../../../../contract/http/offers/depositGifts.ts';
import type { ClaimedAward } from '../../../../contract/http/offers/promotions.ts';
import { amountOf } from '../../../../contract/promotions/amounts.ts';
import { type GiftTerms, payPromotionOf } from '../../../money/payments/gifts.ts';
import { awardOf, type Promised, stateOf } from '../awards.ts';
import { isFirstTime } from '../firstTime.ts';
import type { Player } from '../players.ts';
import type { PromotionParts } from '../promotion.ts';
import { isRunning, requireGiving } from '../settings.ts';
import { type DepositHistory, depositHistory, type PaidGift, paidGifts } from './depositHistory.ts';
import { giftEnds, promisedParts } from './giftParts.ts';

/** A promotion's current gift for a deposit, by its rules; `least` in hundredths of U, `most` in minor units. */
export interface GiftOffer {
  awardKey: string;
  percent: number;
  least: number;
  most: bigint;
  until: number | null;
}

/** The facts about a depositor that a gift's rules need. */
export type Depositor = Pick<Player, 'id' | 'currency' | 'registeredAt'> & { history: DepositHistory };

/** The rules specific to a promotion's gift. */
export interface GiftRule<Numbers> {
  code: string;
  gives: GiftTerms['gives'];
  once: boolean;
  /** The current gift, or why there is none. */
  offer(
    numbers: Numbers,
    who: Depositor,
    now: number,
  ): Promise<GiftOffer | GiftRefused> | GiftOffer | GiftRefused;
  /** For gifts given as the deposit is staked: the multiple of the deposit to stake for each part. */
  stakes?(numbers: Numbers): readonly number[];
}

interface Limits {
  turnover: number;
  days: number;
}

/** Maximum number of a promotion's awards to read: a gift may have several. */
const MOST = 50;

/**
 * A deposit's gift: it is offered with a deposit, promised with the order (house/money/payments/gifts.ts), and claimed here.
 */
export class DepositGift<Numbers extends Limits> {
  readonly #parts: PromotionParts<Numbers>;
  readonly #rule: GiftRule<Numbers>;

  constructor(parts: PromotionParts<Numbers>, rule: GiftRule<Numbers>) {
    this.#parts = parts;
    this.#rule = rule;
  }

  /** The gift that the player may choose now, or why there is none. Does not check for a time-out or self-exclusion. */
  async terms(player: Player, history: DepositHistory, now: number): Promise<GiftTerms | GiftRefused> {
    const { db, market, settings } = this.#parts;
    const { code, gives, once } = this.#rule;
    const set = await settings();
    if (!isRunning(set, now)) return 'over';
    const { numbers, version } = set;
    const offer = await this.#rule.offer(numbers, { ...player, history }, now);
    if (typeof offer === 'string') return offer;
    const { awardKey, percent, least, most, until } = offer;
    const award = await this.#parts.awards.find(player.id, code, awardKey);
    if (award) return award.reason === 'oncePerPerson' ? 'person' : 'taken';
    const paid = await paidGifts(db.orm, player, code);
    if (paid.some((one) => one.awardKey === awardKey)) return 'taken';
    if (once && !(await isFirstTime(db.orm, player.id, code))) return 'person';
    return {
      ...{ promotion: code, version, awardKey, percent, most, gives, once },
      ...{ min: amountOf(least, market), turnover: numbers.turnover, days: numbers.days },
      until: earlier(until, set.until),
    };
  }

  /** A player's state of the gift. Refusal: 1028 it is not running, and nothing was promised */
  async page(player: Player): Promise<DepositGiftPage> {
    const { db, clock, awards } = this.#parts;
    const now = clock.now();
    const set = await this.#parts.settings();
    await this.#bringUpToDate(player, now);
    const [rows, paid] = await Promise.all([
      awards.of(player.id, this.#rule.code, MOST),
      this.#staking(player),
    ]);
    if (!paid) requireGiving(set, now, rows);
    const terms =
      player.breakUntil === null ? await this.terms(player, await depositHistory(db.orm, player), now) : null;
    return {
      offer: terms === null || typeof terms === 'string' ? null : payPromotionOf(terms),
      refused: typeof terms === 'string' ? terms : null,
      deposit: paid && {
        ...{
          id: paid.gift.id.toString(),
          amount: paid.gift.amount.toString(),
          bonus: paid.gift.bonus.toString(),
        },
        ...{ staked: paid.gift.staked.toString(), stakes: paid.stakes, until: giftEnds(paid.gift) },
      },
      awards: rows.map((row) => awardOf(row, now)),
      breakUntil: player.breakUntil,
    };
  }

  /** The parts earned by stakes so far. */
  async earned(player: Player, now: number): Promise<Promised[]> {
    const { stakes, code, once } = this.#rule;
    if (!stakes) return [];
    const paid = await paidGifts(this.#parts.db.orm, player, code);
    const parts = paid.map(async (gift) => {
      const { numbers } = await this.#parts.settingsAt(gift.version);
      return promisedParts(gift, stakes(numbers), { code, once, now });
    });
    return (await Promise.all(parts)).flat();
  }

  /** The latest paid deposit whose gift is given as it is staked, with its multiples; null if there is none. */
  async #staking(player: Player): Promise<{ gift: PaidGift; stakes: readonly number[] } | null> {
    const { stakes, code } = this.#rule;
    if (!stakes) return null;
    const gift = (await paidGifts(this.#parts.db.orm, player, code)).at(-1);
    return gift ? { gift, stakes: stakes((await this.#parts.settingsAt(gift.version)).numbers) } : null;
  }

  /** Claims the award of an award key. Refusals: 1020 there is none yet, and those of Awards.claim */
  async take(player: Player, awardKey: string, key: string | null): Promise<ClaimedAward> {
    const { awards, clock, settings } = this.#parts;
    const now = clock.now();
    await this.#bringUpToDate(player, now);
    const award = await awards.find(player.id, this.#rule.code, awardKey);
    requireGiving(await settings(), now, award ? [award] : []);
    if (!award) throw new Refusal(ErrorCode.conditionsNotMet);
    return awards.claim(award, key);
  }

  /** Claims an award by its id. Refusals: 704 it is not the player's, and those of Awards.claim */
  async takeOne(player: Player, id: bigint, key: string | null): Promise<ClaimedAward> {
    const { awards, clock, settings } = this.#parts;
    const award = await awards.one(player.id, this.#rule.code, id);
    requireGiving(await settings(), clock.now(), [award]);
    return awards.claim(award, key);
  }

  /** Promises what was earned by now, also after the promotion's end: the deposit was made under it. */
  async #bringUpToDate(player: Player, now: number): Promise<void> {
    const { awards, settings } = this.#parts;
    if (player.breakUntil !== null || !(await settings()).active) return;
    await awards.promiseTo(player, await this.earned(player, now));
    if (this.#rule.gives === 'credited') await this.#giveWaiting(player, now);
  }

  /**
   * Gives what could not be given when its deposit was credited, because of a time-out or self-exclusion or a spent daily
   * budget.
   */
  async #giveWaiting(player: Player, now: number): Promise<void> {
    const { awards } = this.#parts;
    for (const row of await awards.of(player.id, this.#rule.code, MOST)) {
      if (stateOf(row, now) !== 'claimable') continue;
      await awards.claim(row, `waited:${row.id}`).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      });
    }
  }
}

/** The earlier of two ends; null is no end. */
function earlier(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}

/** An offer for only the n-th deposit (from 1), for as long as that takes. */
export function offerOfCount(
  count: number,
  { count: sofar }: Pick<DepositHistory, 'count'>,
  offer: Omit<GiftOffer, 'until'>,
): GiftOffer | GiftRefused {
  if (sofar >= count) return 'over';
  return sofar === count - 1 ? { ...offer, until: null } : 'notYet';
}
