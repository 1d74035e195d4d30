import * as v from 'valibot';
import {
  isWheelTable,
  WHEEL_TABLES,
  type WheelTable,
} from '../../../contract/promotions/dailyWheel/tables.ts';

const hundredths = v.pipe(v.number(), v.integer(), v.minValue(1));
const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100));

const prize = v.variant('kind', [
  v.object({ kind: v.literal('cash'), amount: hundredths }),
  v.object({ kind: v.literal('freeSpins'), count, stake: hundredths }),
]);

/** A table as stored in settings: amounts are numbers there. */
const entries = v.array(v.object({ weight: v.pipe(v.number(), v.integer(), v.minValue(1)), prize }));
type Entries = v.InferOutput<typeof entries>;

const table = v.pipe(
  entries,
  v.check((entries) => isWheelTable(tableOf(entries)), 'weights are whole and 10 000 together'),
);

/** The prizes and requirements of the daily wheel, in hundredths of U. */
export const wheelNumbers = v.object({
  /** The hour of the market's day from which it can be spun. */
  opens: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23)),
  /** The required stakes of a day for a spin on the next one. */
  stake: hundredths,
  /** The steps of a day's first deposit: each gives a spin. */
  deposits: v.pipe(v.array(hundredths), v.minLength(1), v.maxLength(10)),
  /** Required stakes on that day for a step's spin, in basis points of the step; 0 for none. */
  depositPlay: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
  /** Number of market days from registration on with the table `new_user`. */
  newDays: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(366)),
  /** The slots for free spins: the first available one is used. */
  slots: v.pipe(v.array(v.string()), v.minLength(1)),
  /** Validity of free spins, hours. */
  slotHours: v.pipe(v.number(), v.integer(), v.minValue(1)),
  tables: v.object({ default: table, new_user: table }),
});

export type WheelNumbers = v.InferOutput<typeof wheelNumbers>;

/** Converts a table of settings to the form that the rules draw from. */
export function tableOf(entries: Entries): WheelTable {
  return entries.map(({ weight, prize: won }) => ({
    weight,
    prize:
      won.kind === 'cash'
        ? { kind: 'cash', amount: BigInt(won.amount) }
        : { kind: 'freeSpins', count: won.count, stake: BigInt(won.stake) },
  }));
}

const numbersOf = (table: WheelTable): Entries =>
  table.map(({ weight, prize: won }) => ({
    weight,
    prize:
      won.kind === 'cash'
        ? { kind: 'cash', amount: Number(won.amount) }
        : { kind: 'freeSpins', count: won.count, stake: Number(won.stake) },
  }));

/**
 * Recurring awards must require play: the spin of a deposit, which has no such requirement in the spec, requires that the step
 * was staked once on that day; the steps are twice the original plan (docs/promotions.md).
 */
export const DAILY_WHEEL: WheelNumbers = {
  opens: 8,
  stake: 20_000,
  deposits: [20_000, 100_000, 400_000],
  depositPlay: 10_000,
  newDays: 7,
  slots: ['buah-naga-party', 'seven-lentera', 'mercado-de-frutas'],
  slotHours: 72,
  tables: { default: numbersOf(WHEEL_TABLES.default), new_user: numbersOf(WHEEL_TABLES.new_user) },
};
