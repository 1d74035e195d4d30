import type { Minor } from '../../../contract/money.ts';
import type { GameError } from '../../../contract/providers/envelope.ts';
import type { SpinSeeds } from '../../../contract/providers/slotPlay.ts';
import type { SlotEvent } from '../../../contract/slots/book.ts';
import type { SpinMode } from '../../../contract/slots/model.ts';
import type { SlotDefinition } from '../../../contract/slots/models.ts';
import type { AutoRun, AutoStop } from './autoRun.ts';

/** A spin that is asked for under a name of its own: asked again, it is the same spin. */
export interface SpinRequest {
  spin: string;
  mode: SpinMode;
  bet: Minor;
  /** What it costs; 0 of a gift. */
  stake: Minor;
  gift: boolean;
}

/** A spin that the house has decided and paid. */
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

/** Spins given by the house, at a bet of their own. */
export interface Gift {
  reward: string;
  left: number;
  of: number;
  bet: Minor;
  won: Minor;
}

type Phase =
  | { at: 'idle' }
  /** The reels turn. `tries` in vain so far; `hurried` by the player: its picture is quick. */
  | { at: 'asking'; request: SpinRequest; tries: number; hurried: boolean }
  /** The line was lost for too long: nobody knows yet what became of the spin, and no other may begin. */
  | { at: 'lost'; request: SpinRequest }
  /** `replay`: it was shown before, and moves no money. */
  | { at: 'playing'; spun: Spun; replay: boolean }
  /** The session is over: the game has to be opened anew. */
  | { at: 'closed' };

/** What the player is told until it is taken away: a refusal, why a run of auto-spins ended, or that a gift is used up. */
export type Notice =
  | { about: 'refused'; error: GameError }
  /** The spin was taken back: it has cost nothing. */
  | { about: 'takenBack' }
  | { about: 'autoEnded'; why: AutoStop }
  | { about: 'giftEnded'; won: Minor };

/** A game of slots as its player has it. */
export interface Session {
  slot: SlotDefinition;
  /** From the least. */
  bets: readonly Minor[];
  bet: Minor;
  /** All that is decided counted in; what is shown of it is `shownBalance`. */
  balance: Minor;
  phase: Phase;
  /** What the spin on the reels brought so far. */
  win: Minor;
  gift: Gift | null;
  auto: AutoRun | null;
  turbo: boolean;
  /** Nobody looks. */
  paused: boolean;
  notice: Notice | null;
  seeds: SpinSeeds;
  /** The newest first. */
  history: readonly Spun[];
}

/** So many spins are kept for the player to look at. */
const MAX_HISTORY = 30;

export function withHistory(history: readonly Spun[], spun: Spun): readonly Spun[] {
  return [spun, ...history].slice(0, MAX_HISTORY);
}

/** The balance that the player sees: a spin that is asked for is paid, and one that plays has not brought its win yet. */
export function shownBalance({ balance, phase }: Pick<Session, 'balance' | 'phase'>): Minor {
  if (phase.at === 'asking' || phase.at === 'lost') return atLeastZero(balance - phase.request.stake);
  if (phase.at === 'playing' && !phase.replay) return atLeastZero(balance - phase.spun.win);
  return balance;
}

/** Less may be there than a spin won: money may be spent in another tab meanwhile. */
function atLeastZero(amount: Minor): Minor {
  return amount < 0n ? 0n : amount;
}

/** Whether a spin brought the feature. */
export function isFeatured({ events }: Pick<Spun, 'events'>): boolean {
  return events.some(({ type }) => type === 'freeSpinTrigger' || type === 'holdTrigger');
}
