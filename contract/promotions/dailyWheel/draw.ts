import { hashText, pick } from '../../fairness.ts';
import { soloFloats } from '../../games/solo/rules.ts';
import { WHEEL_NUMBERS, type WheelTable } from './tables.ts';

/** The draw of a daily wheel spin: `pick(10000)` with the player's own seed pair, as in solo games (games.md). */

/** The seeds of a spin: the player's pair, and the number of earlier spins with it. */
export interface WheelSeeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** A spin with its revealed seed, whose hash was shown before the spin. */
export interface RevealedSpin extends WheelSeeds {
  readonly serverSeedHash: string;
  /** The index of the drawn entry in the table. */
  readonly entry: number;
}

/** The result of verifying a spin. */
export interface WheelCheck {
  /** Whether the server seed matches the committed hash. */
  readonly seedRight: boolean;
  /** The drawn number, 0 to 9 999, and its entry. */
  readonly number: number;
  readonly entry: number;
  /** Whether seed and entry are both as reported. */
  readonly right: boolean;
}

/** The drawn number, 0 to 9 999. */
export function wheelNumber({ serverSeed, clientSeed, nonce }: WheelSeeds): number {
  return pick(soloFloats(serverSeed, clientSeed, nonce).next().value, WHEEL_NUMBERS);
}

/** The table entry of a number. @throws RangeError when the table has none for it */
export function entryAt(table: WheelTable, number: number): number {
  let below = 0;
  const entry = table.findIndex(({ weight }) => {
    below += weight;
    return number < below;
  });
  if (entry < 0 || number < 0) throw new RangeError(`the table has no entry for ${number}`);
  return entry;
}

/** The index of the entry drawn by a spin. */
export function drawWheel(seeds: WheelSeeds, table: WheelTable): number {
  return entryAt(table, wheelNumber(seeds));
}

/** Verifies a spin with a revealed seed, without the house. */
export function verifySpin(spin: RevealedSpin, table: WheelTable): WheelCheck {
  const seedRight = hashText(spin.serverSeed) === spin.serverSeedHash;
  const number = wheelNumber(spin);
  const entry = entryAt(table, number);
  return { seedRight, number, entry, right: seedRight && entry === spin.entry };
}
