import { hashText, pick } from '../../fairness.ts';
import { soloFloats } from '../../games/solo/rules.ts';
import { WHEEL_NUMBERS, type WheelTable } from './tables.ts';

/** How a spin of the daily wheel is drawn: `pick(10000)` with the player's own pair of seeds, as solo games draw (games.md). */

/** The seeds of a spin: the player's pair, and how many spins were made with it before. */
export interface WheelSeeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** A spin as it was told: the hash of the seed was shown before it. */
export interface RevealedSpin extends WheelSeeds {
  readonly serverSeedHash: string;
  /** The place in the table of what it brought. */
  readonly entry: number;
}

/** What a check of a spin finds. */
export interface WheelCheck {
  /** Whether the server seed is the one whose hash was shown. */
  readonly seedRight: boolean;
  /** What is drawn, 0 to 9 999, and the entry that it stands for. */
  readonly number: number;
  readonly entry: number;
  /** Whether both are as they were told. */
  readonly right: boolean;
}

/** The number that is drawn, 0 to 9 999. */
export function wheelNumber({ serverSeed, clientSeed, nonce }: WheelSeeds): number {
  return pick(soloFloats(serverSeed, clientSeed, nonce).next().value, WHEEL_NUMBERS);
}

/** The entry of a table that a number stands for. @throws RangeError when the table has none for it */
export function entryAt(table: WheelTable, number: number): number {
  let below = 0;
  const entry = table.findIndex(({ weight }) => {
    below += weight;
    return number < below;
  });
  if (entry < 0 || number < 0) throw new RangeError(`the table has no entry for ${number}`);
  return entry;
}

/** The place in the table of what a spin brings. */
export function drawWheel(seeds: WheelSeeds, table: WheelTable): number {
  return entryAt(table, wheelNumber(seeds));
}

/** Draws a spin again whose seed has been shown, anywhere: nothing is asked of the house. */
export function verifySpin(spin: RevealedSpin, table: WheelTable): WheelCheck {
  const seedRight = hashText(spin.serverSeed) === spin.serverSeedHash;
  const number = wheelNumber(spin);
  const entry = entryAt(table, number);
  return { seedRight, number, entry, right: seedRight && entry === spin.entry };
}
