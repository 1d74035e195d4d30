import { drawFloats, pick } from '../fairness.ts';

/** Where a spin's chance comes from. */
export interface SlotRandom {
  /** A whole number from 0 to `n` - 1, each as likely. */
  pick(n: number): number;
}

/**
 * A spin's chance out of a pair of seeds, as a solo game's (games.md, family solo): the floats of
 * `HMAC(serverSeed, clientSeed:nonce:block)`, one for each pick. Who knows the pair can spin it again.
 */
export function seededRandom(serverSeed: string, clientSeed: string, nonce: number): SlotRandom {
  const floats = drawFloats(serverSeed, `${clientSeed}:${nonce}`);
  return { pick: (n) => pick(floats.next().value, n) };
}
