/** How loud a win is. A return that is not above the stake is none, whatever it is called elsewhere. */
export type WinTier = 'none' | 'small' | 'medium' | 'big';

/** From so many times the stake on a win is medium, and big. */
const MEDIUM = 5n;
const BIG = 20n;

/** The tier of a return, both in minor units. */
export function winTier(stake: bigint, payout: bigint): WinTier {
  if (payout <= stake) return 'none';
  if (payout < MEDIUM * stake) return 'small';
  return payout < BIG * stake ? 'medium' : 'big';
}

/** ms a celebration lasts; the amount counts up in the first part of it. */
export const WIN_TIMES: Readonly<Record<WinTier, { lasts: number; counts: number }>> = {
  none: { lasts: 0, counts: 0 },
  small: { lasts: 1400, counts: 450 },
  medium: { lasts: 2400, counts: 1000 },
  big: { lasts: 4200, counts: 2000 },
};

/** ms in which the amount fades at the end. */
export const WIN_FADE = 240;
