import * as v from 'valibot';
import type {
  DepositStepOffer,
  GiftRefused,
  StepDeposits,
} from '../../../../contract/http/offers/depositGifts.ts';
import type { PromotionTerms } from '../../../../contract/http/offers/promotions.ts';
import type { Market } from '../../../../contract/markets.ts';
import { DAY_MS } from '../../../../contract/marketTime.ts';
import { amountOf } from '../../../../contract/promotions/amounts.ts';
import type { Player } from '../players.ts';
import type { PromotionParts } from '../promotion.ts';
import { DepositGift, type GiftOffer } from './depositGift.ts';
import { type DepositHistory, depositHistory } from './depositHistory.ts';
import { giftLimits, giftStep, giftTerms } from './giftNumbers.ts';

/** Steps of a player's first deposits: amounts in hundredths of U, percents whole. */
export const stepNumbers = v.object({
  ...giftLimits,
  /** Number of days from registration. */
  within: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366)),
  /** The percentage of each deposit, starting with the first. */
  steps: v.pipe(v.array(v.object(giftStep)), v.minLength(1), v.maxLength(10)),
});

export type StepNumbers = v.InferOutput<typeof stepNumbers>;

interface StepState {
  registeredAt: number;
  history: Pick<DepositHistory, 'count'>;
}

/** The step of the next deposit: the number of deposits so far plus one, within the days from registration. */
export function stepOf(
  { steps, within }: Pick<StepNumbers, 'steps' | 'within'>,
  { registeredAt, history }: StepState,
  now: number,
): (Omit<GiftOffer, 'most'> & { step: number }) | GiftRefused {
  const until = registeredAt + within * DAY_MS;
  const next = steps[history.count];
  if (now >= until || !next) return 'over';
  const step = history.count + 1;
  return { step, awardKey: `step ${step}`, ...next, until };
}

interface StepRule {
  code: string;
  key: StepDeposits['key'];
  /** Whether it is for this player at all. */
  isFor?(player: Pick<Player, 'id'>): Promise<boolean>;
}

/** A gift for the first deposits, in steps. */
export class StepGift {
  readonly gift: DepositGift<StepNumbers>;
  readonly #parts: PromotionParts<StepNumbers>;
  readonly #rule: StepRule;

  constructor(parts: PromotionParts<StepNumbers>, rule: StepRule) {
    this.#parts = parts;
    this.#rule = rule;
    this.gift = new DepositGift(parts, {
      ...{ code: rule.code, gives: 'credited', once: true },
      offer: async (numbers, who, now) => {
        const next = stepOf(numbers, who, now);
        if (typeof next === 'string') return next;
        if (rule.isFor && !(await rule.isFor(who))) return 'over';
        const { step, ...offer } = next;
        return { ...offer, most: amountOf(numbers.most, parts.market) };
      },
    });
  }

  /** The key of what the player can join now. */
  async canJoin(player: Player, now: number): Promise<string | null> {
    const terms = await this.gift.terms(player, await depositHistory(this.#parts.db.orm, player), now);
    return typeof terms === 'string' ? null : this.#rule.key;
  }

  /** A player's state of the steps. */
  async page(player: Player): Promise<StepDeposits> {
    const { db, clock, market, settings } = this.#parts;
    const page = await this.gift.page(player);
    const { numbers } = await settings();
    const { count } = await depositHistory(db.orm, player);
    const endTime = player.registeredAt + numbers.within * DAY_MS;
    const over = clock.now() >= endTime;
    return {
      ...page,
      key: this.#rule.key,
      steps: numbers.steps.map(({ least, percent }, i): DepositStepOffer => {
        const had = page.awards.some(
          ({ awardKey, state }) => awardKey === `step ${i + 1}` && state !== 'void',
        );
        const state = had ? 'done' : over || i < count ? 'over' : i === count ? 'now' : 'later';
        return { step: i + 1, min: amountOf(least, market).toString(), percent, state };
      }),
      most: amountOf(numbers.most, market).toString(),
      endTime,
    };
  }
}

/** The public terms of the steps: the first step's terms, and the percentage of the last one. */
export function stepTerms(numbers: StepNumbers, market: Market): PromotionTerms {
  const { steps, most, turnover, days, within } = numbers;
  const first = steps[0] ?? { least: 1, percent: 1 };
  const terms = giftTerms({ ...first, most, turnover, days }, market);
  return {
    ...terms,
    counts: { ...terms.counts, steps: steps.length, within },
    shares: { ...terms.shares, last: 100 * (steps.at(-1)?.percent ?? first.percent) },
  };
}

/** The maximum that all steps give to a person, in U. */
export function stepOnce({ steps, most, turnover }: StepNumbers): { gives: number; turnover: number }[] {
  return steps.map(() => ({ gives: most / 100, turnover }));
}
