import type { SoloBet, SoloSeeds } from '../../../contract/games/solo/channel.ts';
import type { AutoStop } from '../engine/autoRun.ts';
import type { SoloKind, SoloRequest } from '../engine/soloPlay.ts';
import type { SessionPlayer } from './roundAdapter.ts';
import type { SoloSnapshot, SoloState } from './soloAdapter.ts';
import type { SoloRun } from './soloFound.ts';

/** What happens to a session of a solo game. */
export type SoloEvent<K extends SoloKind> =
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'signedIn'; player: SessionPlayer }
  | { type: 'signedOut' }
  /** `fresh`: over the connection that stands now. */
  | { type: 'snapshot'; snapshot: SoloSnapshot<K>; requestedAt: number; fresh: boolean }
  | { type: 'disconnected' }
  | { type: 'received'; round: K['round'] }
  /** Rounds of everybody that ended. */
  | { type: 'ended'; bets: readonly SoloBet[] }
  /** The player has another pair of seeds. */
  | { type: 'seeded'; seeds: SoloSeeds }
  | { type: 'sent'; request: SoloRequest<K> }
  | { type: 'answered'; key: string; round: K['round'] }
  /** `ends`: why a run of auto-bets ends by it. */
  | { type: 'refused'; key: string; ends: AutoStop }
  | { type: 'unanswered'; key: string; at: number }
  | { type: 'autoStarted'; settings: K['settings'] }
  | { type: 'autoStopped'; reason: AutoStop }
  /** A run that was under way when the page was loaded again. */
  | { type: 'autoFound'; run: SoloRun<K['settings']> }
  | { type: 'autoResumed' }
  /** How quick results are wanted. */
  | { type: 'paced'; fast: boolean }
  /** The player wants to see the end of what is being shown. */
  | { type: 'hurried' }
  /** A time came that the session had asked to be woken at. */
  | { type: 'woken' };

/** What the session does once the new state stands. */
export type SoloEffect<K extends SoloKind> =
  | { type: 'wake'; at: number }
  /** The picture has shown a round's result. */
  | { type: 'shown'; roundId: string }
  /** A run of auto-bets asks for its next start, move or cash-out. */
  | { type: 'play'; request: Unkeyed<SoloRequest<K>> };

/** A request before it has its key. */
export type Unkeyed<Request> = Request extends { key: string } ? Omit<Request, 'key'> : never;

export interface SoloStep<K extends SoloKind> {
  state: SoloState<K>;
  effects: SoloEffect<K>[];
}
