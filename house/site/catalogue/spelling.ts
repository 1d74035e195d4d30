/** Spelling correction: finds the intended word in a vocabulary. */

/** Shorter words are never corrected: too many others are one letter away. */
const SHORTEST = 4;
/** From this length on two typos are corrected, below only one. */
const TWO_SLIPS = 7;
/** From this length on a word may be a prefix of the intended one. */
const BEGINNING = 5;

/** Words in order of preference: of equally close ones the first is chosen. */
export type Vocabulary = readonly string[];

/**
 * The corrected words: each that is part of a known word stays, any other becomes the closest one. Null if nothing is close, or
 * nothing needed correction.
 */
export function corrected(words: readonly string[], vocabulary: Vocabulary): string[] | null {
  const meant = words.map((word) =>
    vocabulary.some((known) => known.includes(word)) ? word : nearest(word, vocabulary),
  );
  const all = meant.filter((word) => word !== null);
  return all.length === words.length && meant.some((word, at) => word !== words[at]) ? all : null;
}

function nearest(word: string, vocabulary: Vocabulary): string | null {
  if (word.length < SHORTEST) return null;
  const most = word.length < TWO_SLIPS ? 1 : 2;
  let best: { word: string; slips: number } | null = null;
  for (const known of vocabulary) {
    // Prefix matches cost half a typo more, which prefers whole words.
    const slips = Math.min(slipsBetween(word, known, most), slipsToBeginning(word, known, most) + 0.5);
    if (slips < (best?.slips ?? most + 1)) best = { word: known, slips };
  }
  return best?.word ?? null;
}

function slipsToBeginning(word: string, known: string, most: number): number {
  if (word.length < BEGINNING || known.length <= word.length) return Number.POSITIVE_INFINITY;
  return slipsBetween(word, known.slice(0, word.length), most);
}

/** The number of wrong, missing, extra or swapped letters (optimal string alignment); infinite if above `most`. */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (last[j - 1] as number) + (same ? 0 : 1),
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
        swapped ? (before[j - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, row];
  }
  const slips = last[other.length] as number;
  return slips > most ? Number.POSITIVE_INFINITY : slips;
}
