import type { Chance } from './chance.ts';

/** Frequencies of symbols on a reel, by letter. */
export type Weights = Readonly<Record<string, number>>;

/**
 * A shuffled reel strip with the given number of each symbol: special symbols are at least `apart` places apart, all others in
 * runs of at most `run`.
 */
export function stripOf(weights: Weights, chance: Chance, { apart = 4, run = 1 } = {}): string {
  const runs = Object.entries(weights).flatMap(([letter, count]) => runsOf(letter, count, chance, run));
  const special = chance.shuffle(
    Object.keys(SPECIAL).flatMap((letter) => repeat(letter, weights[letter] ?? 0)),
  );
  for (let tries = 0; tries < 400; tries++) {
    const strip = spread(chance.shuffle(runs).join(''), special, apart, chance);
    const round = strip + strip.slice(0, apart);
    if (tries > 300 || isMixed(round, run)) return strip;
  }
  throw new Error('No strip of these weights');
}

const SPECIAL = { W: true, S: true };

const repeat = (letter: string, count: number) => new Array<string>(count).fill(letter);

function runsOf(letter: string, count: number, chance: Chance, run: number): string[] {
  if (letter in SPECIAL) return [];
  const runs: string[] = [];
  for (let left = count; left > 0; ) {
    const length = Math.min(left, chance.whole(Math.max(1, run - 1), run));
    runs.push(letter.repeat(length));
    left -= length;
  }
  return runs;
}

/** Inserts special symbols as evenly as possible, from a random start. */
function spread(others: string, special: readonly string[], apart: number, chance: Chance): string {
  if (special.length === 0) return others;
  const each = Math.floor(others.length / special.length);
  let strip = '';
  for (const [at, letter] of special.entries()) {
    const slack = Math.max(0, each - apart);
    const cut = at * each + chance.whole(0, slack);
    strip += others.slice(at === 0 ? 0 : strip.length - at, cut) + letter;
  }
  return strip + others.slice(strip.length - special.length);
}

function isMixed(round: string, run: number): boolean {
  return !new RegExp(`([^C])\\1{${run}}`).test(round);
}
