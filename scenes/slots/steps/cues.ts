/** The size of a win, by its multiple of the bet (winTier.ts). */
export type WinTier = 'small' | 'nice' | 'big' | 'mega' | 'epic';

/** Sound cues, with their times: emitted by the scene as it shows them. */
export type SlotCue =
  | { cue: 'spin' }
  /** `nth`: the ordinal of the potential feature symbol on this reel, counted over the board; 0 if it has none. */
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
  /** The spin's win so far. */
  | { kind: 'won'; rate: number }
  | { kind: 'feature'; left: { spin: number; of: number } | null }
);
