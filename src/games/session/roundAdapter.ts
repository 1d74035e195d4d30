import type { Minor } from '../../../contract/money.ts';
import type { AutoFacts, AutoRun, AutoSettings } from '../engine/autoRun.ts';
import type { Pending } from '../engine/pending.ts';
import type { SessionChannel, SessionDeps } from './sessionDeps.ts';

/**
 * What a session of a game with table rounds is made of, and what it must know of the game. The adapter is all that
 * differs from game to game; the reducer and the session are the same for all.
 */

/** The types that differ from game to game. */
export interface RoundKind {
  /** What the game's engine knows. */
  game: RoundState;
  /** What the engine folds. */
  event: { type: string };
  /** What is asked of the house, and not answered yet. */
  bet: Pending;
  /** What is filled in and not asked for yet. */
  slip: unknown;
  decision: Decision;
  settings: AutoSettings;
}

/** What every engine's state has. */
interface RoundState {
  round: { roundId: string } | null;
  player: SessionPlayer | null;
  /** Something was missed that only a snapshot can tell. */
  needsSnapshot: boolean;
}

export interface SessionPlayer {
  id: string;
  name: string;
  avatar: number;
}

/** What every engine folds beside its game's own events. */
export type PlayerEvent = { type: 'signedIn'; player: SessionPlayer } | { type: 'signedOut' };

/** How the player's bet, or bets, on a round ended. `place`: see Pending. */
interface Decision {
  roundId: string;
  place?: string;
}

/** loading: nothing came yet. ready: connected, and a snapshot came since. lost: what is shown goes on by time alone. */
export type SessionConnection = 'loading' | 'ready' | 'lost';

export interface SessionState<K extends RoundKind> {
  /** Somebody is here: the session follows the game. */
  open: boolean;
  game: K['game'];
  connection: SessionConnection;
  pending: readonly K['bet'][];
  slip: K['slip'];
  auto: AutoRun<K['settings']> | null;
  /** The newest round whose result the picture has shown: before that, nothing else on the page may tell it. */
  shown: string | null;
  /** The newest decision, for the announcement. */
  decision: K['decision'] | null;
  /** Rounds, or places on them, with bets of the player whose end is not announced yet. */
  followed: ReadonlyMap<string, 'waiting' | 'lookingUp'>;
  /** The keys of the latest announced decisions: each one is announced once. */
  announced: readonly string[];
}

/** Whether what is shown stands still: the connection is lost, and what the house told is not made up for yet. */
export function isLost({ connection }: { connection: SessionConnection }): boolean {
  return connection === 'lost';
}

/** An open bet, or all of the player's bets on a round. `key` names it in `announced`; `place`: see Pending. */
interface OpenBet {
  roundId: string;
  place?: string;
  key: string;
}

export interface RoundAdapter<K extends RoundKind> {
  /** Names the game in the wallet's news, and its model where it has several: 'dice', 'wingo.fastest'. */
  key: string;
  /** Results arrive before the picture has shown them: their credit is deferred until then. */
  defersResults: boolean;
  initial: { game: K['game']; slip: K['slip'] };
  /** The engine. @returns the very same state when the event told nothing new */
  fold(game: K['game'], event: K['event'] | PlayerEvent): K['game'];

  /** Subscribes to what is told to everybody. @returns how to end each */
  subscribe(deps: SessionDeps, receive: (event: K['event']) => void): (() => void)[];
  /** Asks for a snapshot, as events to fold. */
  snapshot(deps: SessionDeps, requestedAt: number): Promise<readonly K['event'][]>;
  /** Asks the house for a bet. @throws ChannelError */
  send(deps: SessionDeps, bet: K['bet']): Promise<{ event: K['event']; balance: Minor; sequence: bigint }>;
  /** What became of a round, or a place there, that passed unseen; null while it is not settled. @throws ChannelError */
  lookUp(channel: SessionChannel, place: string): Promise<K['decision'] | null>;

  /** Whether something must have been missed. `now`: server time; `silent`: ms since the last message. */
  overdue(game: K['game'], now: number, silent: number): boolean;
  /** Whether the state shows what became of a request. */
  answered(bet: K['bet'], game: K['game']): boolean;
  /** The slip after the session is left. */
  emptied(slip: K['slip']): K['slip'];
  /** The slip after a bet on it was refused. */
  refused(slip: K['slip'], bet: K['bet'], code: number): K['slip'];
  /** A round whose result the picture is about to show, and when (server time); null where nothing is held back. */
  showing(state: SessionState<K>): { roundId: string; at: number } | null;
  /** The slip once a round's result was shown. */
  afterShown(slip: K['slip'], game: K['game'], roundId: string): K['slip'];
  /** Stores what of the slip outlives the visit. */
  storeSlip(slip: K['slip']): void;

  /** The player's open bets, pending requests included. */
  openBets(state: SessionState<K>): readonly OpenBet[];
  /** What became of a round, or a place there. waiting: not known, or not to be told yet; unseen: it passed, the history knows. */
  decide(state: SessionState<K>, place: string): K['decision'] | 'waiting' | 'unseen';
  /** The key of a decision in `announced`; null: it may be announced again. */
  keyOf(decision: K['decision']): string | null;
  /** Stake and total return; null when no bet stood there after all. */
  resultOf(decision: K['decision']): { stake: Minor; win: Minor } | null;

  /** What a run of auto-bets looks at beside the session's own; null while there is no round. */
  autoFacts(state: SessionState<K>, settings: K['settings'], now: number): GameFacts | null;
  /** The bets of a run's round, `stake` in all. */
  autoBets(
    state: SessionState<K>,
    round: { roundId: string; stake: Minor },
    newKey: () => string,
  ): K['bet'][];
}

type GameFacts = Pick<AutoFacts, 'roundId' | 'open' | 'remaining' | 'taken' | 'limits'>;
