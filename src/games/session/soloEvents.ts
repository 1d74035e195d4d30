import type { SoloBet, SoloSeeds } from '../../../contract/games/solo/channel.ts';
import type { AutoStop } from '../engine/autoRun.ts';
import type { SoloKind, SoloRequest } from '../engine/soloPlay.ts';
import type { SessionPlayer } from './roundAdapter.ts';
import type { SoloSnapshot, SoloState } from './soloAdapter.ts';
import type { SoloRun } from './soloFound.ts';

/** The events of a solo game's session. */
export type SoloEvent<K extends SoloKind> =
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'signedIn'; player: SessionPlayer }
  | { type: 'signedOut' }
  /** `fresh`: received over the current connection. */
  | { type: 'snapshot'; snapshot: SoloSnapshot<K>; requestedAt: number; fresh: boolean }
  | { type: 'disconnected' }
  | { type: 'received'; round: K['round'] }
  /** Ended rounds of all players. */
  | { type: 'ended'; bets: readonly SoloBet[] }
  /** The player has a new seed pair. */
  | { type: 'seeded'; seeds: SoloSeeds }
  | { type: 'sent'; request: SoloRequest<K> }
  | { type: 'answered'; key: string; round: K['round'] }
  /** `ends`: the stop reason of an auto-bet run. */
  | { type: 'refused'; key: string; ends: AutoStop }
  | { type: 'unanswered'; key: string; at: number }
  | { type: 'autoStarted'; settings: K['settings'] }
  | { type: 'autoStopped'; reason: AutoStop }
  /** A run that was active before the page was reloaded. */
  | { type: 'autoFound'; run: SoloRun<K['settings']> }
  | { type: 'autoResumed' }
  /** The quick-results setting. */
  | { type: 'paced'; fast: boolean }
  /** The player skips the rest of the current animation. */
  | { type: 'hurried' }
  /** A requested wake-up time was reached. */
  | { type: 'woken' };

/** Side effects that the session runs after the state change. */
export type SoloEffect<K extends SoloKind> =
  | { type: 'wake'; at: number }
  /** The picture has shown a round's result. */
  | { type: 'shown'; roundId: string }
  /** An auto-bet run's next start, move or cash-out. */
  | { type: 'play'; request: Unkeyed<SoloRequest<K>> };

/** A request before it gets its key. */
export type Unkeyed<Request> = Request extends { key: string } ? Omit<Request, 'key'> : never;

export interface SoloStep<K extends SoloKind> {
  state: SoloState<K>;
  effects: SoloEffect<K>[];
}
