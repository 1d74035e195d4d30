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

/** A table as settings hold it: amounts are numbers there. */
const entries = v.array(v.object({ weight: v.pipe(v.number(), v.integer(), v.minValue(1)), prize }));
type Entries = v.InferOutput<typeof entries>;

const table = v.pipe(
  entries,
  v.check((entries) => isWheelTable(tableOf(entries)), 'weights are whole and 10 000 together'),
);

/** What the daily wheel gives and asks for, in hundredths of U. */
export const wheelNumbers = v.object({
  /** The hour of the market's day from which it is spun. */
  opens: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23)),
  /** What is to be staked on a day for a spin on the next. */
  stake: hundredths,
  /** The steps that the first deposit of a day reaches: each is a spin. */
  deposits: v.pipe(v.array(hundredths), v.minLength(1), v.maxLength(10)),
  /** Basis points of a step that are to be staked on that day before its spin is had; 0 for none. */
  depositPlay: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
  /** Market days from registering on, on which `new_user` is spun. */
  newDays: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(366)),
  /** The slots that free spins are on: the first that is there. */
  slots: v.pipe(v.array(v.string()), v.minLength(1)),
  /** How long free spins can be played, hours. */
  slotHours: v.pipe(v.number(), v.integer(), v.minValue(1)),
  tables: v.object({ default: table, new_user: table }),
});

export type WheelNumbers = v.InferOutput<typeof wheelNumbers>;

/** A table of settings as rules draw from it. */
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
 * What repeats must ask for play: the spin of a deposit, which the spec gives for nothing else, is had when the step was staked once on
 * that day; the steps are twice those first meant (docs/promotions.md).
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
