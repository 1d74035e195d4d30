import type { Minor } from '../../../contract/money.ts';
import type { GameError } from '../../../contract/providers/envelope.ts';
import type { SpinSeeds } from '../../../contract/providers/slotPlay.ts';
import type { SlotEvent } from '../../../contract/slots/book.ts';
import type { SpinMode } from '../../../contract/slots/model.ts';
import type { SlotDefinition } from '../../../contract/slots/models.ts';
import type { AutoRun, AutoStop } from './autoRun.ts';

/** A spin request under its own id: a repeated request is the same spin. */
export interface SpinRequest {
  spin: string;
  mode: SpinMode;
  bet: Minor;
  /** Its cost; 0 for a free spin. */
  stake: Minor;
  gift: boolean;
}

/** A spin decided and paid by the house. */
export interface Spun {
  spin: string;
  mode: SpinMode;
  bet: Minor;
  stake: Minor;
  win: Minor;
  rate: number;
  events: readonly SlotEvent[];
  nonce: number;
  serverSeedHash: string;
}

/** Free spins given by the house, at their own bet. */
export interface Gift {
  reward: string;
  left: number;
  of: number;
  bet: Minor;
  won: Minor;
}

type Phase =
  | { at: 'idle' }
  /** The reels turn. `tries` is the number of failed requests; `hurried` means the player skipped: the animation is quick. */
  | { at: 'asking'; request: SpinRequest; tries: number; hurried: boolean }
  /** The connection was lost for too long: the spin's result is unknown, and no other may begin. */
  | { at: 'lost'; request: SpinRequest }
  /** `replay`: it was shown before, and moves no money. */
  | { at: 'playing'; spun: Spun; replay: boolean }
  /** The session is over: the game has to be reopened. */
  | { at: 'closed' };

/** A message shown until dismissed: a refusal, why an autoplay ended, or that free spins are used up. */
export type Notice =
  | { about: 'refused'; error: GameError }
  /** The spin was taken back without cost. */
  | { about: 'takenBack' }
  | { about: 'autoEnded'; why: AutoStop }
  | { about: 'giftEnded'; won: Minor };

/** The client state of a slot session. */
export interface Session {
  slot: SlotDefinition;
  /** Ascending. */
  bets: readonly Minor[];
  bet: Minor;
  /** Includes all decided spins; the displayed value is `shownBalance`. */
  balance: Minor;
  phase: Phase;
  /** The current spin's win so far. */
  win: Minor;
  gift: Gift | null;
  auto: AutoRun | null;
  turbo: boolean;
  /** The page is hidden. */
  paused: boolean;
  notice: Notice | null;
  seeds: SpinSeeds;
  /** Newest first. */
  history: readonly Spun[];
}

/** Maximum number of spins in the history. */
const MAX_HISTORY = 30;

export function withHistory(history: readonly Spun[], spun: Spun): readonly Spun[] {
  return [spun, ...history].slice(0, MAX_HISTORY);
}

/** The displayed balance: a requested spin is already deducted, and one being played does not include its win yet. */
export function shownBalance({ balance, phase }: Pick<Session, 'balance' | 'phase'>): Minor {
  if (phase.at === 'asking' || phase.at === 'lost') return atLeastZero(balance - phase.request.stake);
  if (phase.at === 'playing' && !phase.replay) return atLeastZero(balance - phase.spun.win);
  return balance;
}

/** The balance may be lower than a spin's win: money may be spent in another tab meanwhile. */
function atLeastZero(amount: Minor): Minor {
  return amount < 0n ? 0n : amount;
}

/** Whether a spin triggered the feature. */
export function isFeatured({ events }: Pick<Spun, 'events'>): boolean {
  return events.some(({ type }) => type === 'freeSpinTrigger' || type === 'holdTrigger');
}
