/** A win is told by how many bets it is (winTier.ts). */
export type WinTier = 'small' | 'nice' | 'big' | 'mega' | 'epic';

/** What is heard, and when: the picture says it as it shows it. */
export type SlotCue =
  | { cue: 'spin' }
  | { cue: 'reelStop'; reel: number; scatter: boolean }
  | { cue: 'anticipation' }
  | { cue: 'win'; tier: WinTier }
  | { cue: 'tumble'; step: number }
  | { cue: 'expand' }
  | { cue: 'coin' }
  | { cue: 'feature' }
  | { cue: 'featureEnd' };

/** What a picture tells at a time, in ms since its timeline began. */
export type Said = { at: number } & (
  | { says: 'cue'; cue: SlotCue }
  /** What the spin has brought so far. */
  | { says: 'won'; rate: number }
  | { says: 'feature'; left: { spin: number; of: number } | null }
);
