import { drawFloats, pick } from '../fairness.ts';

/** The random source of a spin. */
export interface SlotRandom {
  /** A whole number from 0 to `n` - 1, uniformly distributed. */
  pick(n: number): number;
}

/**
 * The random source of a seed pair, as in solo games (games.md, family solo): the floats of `HMAC(serverSeed,
 * clientSeed:nonce:block)`, one for each pick. With the pair the spin can be repeated.
 */
export function seededRandom(serverSeed: string, clientSeed: string, nonce: number): SlotRandom {
  const floats = drawFloats(serverSeed, `${clientSeed}:${nonce}`);
  return { pick: (n) => pick(floats.next().value, n) };
}
