/** A win is told by how many bets it is (winTier.ts). */
export type WinTier = 'small' | 'nice' | 'big' | 'mega' | 'epic';

/** What is heard, and when: the picture says it as it shows it. */
export type SlotCue =
  | { cue: 'spin' }
  /** `nth`: which one of those that may bring the feature came with it, of a board's; 0 where none did. */
  | { cue: 'reelStop'; reel: number; nth: number }
  | { cue: 'anticipation' }
  | { cue: 'win'; tier: WinTier }
  | { cue: 'tumble'; step: number }
  | { cue: 'expand' }
  | { cue: 'coin' }
  | { cue: 'feature' }
  | { cue: 'featureEnd' };

/** An event of a timeline, `at` ms since it began. */
export type TimelineEvent = { at: number } & (
  | { kind: 'cue'; cue: SlotCue }
  /** What the spin has brought so far. */
  | { kind: 'won'; rate: number }
  | { kind: 'feature'; left: { spin: number; of: number } | null }
);
