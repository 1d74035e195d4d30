import type { Minor } from '../../../contract/money.ts';
import type { AutoFacts, AutoRun, AutoSettings } from '../engine/autoRun.ts';
import type { Pending } from '../engine/pending.ts';
import type { SessionChannel, SessionDeps } from './sessionDeps.ts';

/**
 * The types of a session in a game with shared rounds, and the adapter that supplies everything game-specific; reducer and
 * session are shared by all games.
 */

/** The types that differ from game to game. */
export interface RoundKind {
  /** The state of the game's engine. */
  game: RoundState;
  /** The engine's events. */
  event: { type: string };
  /** A pending request. */
  bet: Pending;
  /** Input of the player that is not requested yet. */
  slip: unknown;
  decision: Decision;
  settings: AutoSettings;
}

/** The fields of every engine's state. */
interface RoundState {
  round: { roundId: string } | null;
  player: SessionPlayer | null;
  /** Something was missed that only a snapshot can restore. */
  needsSnapshot: boolean;
}

export interface SessionPlayer {
  id: string;
  name: string;
  avatar: number;
}

/** Events that every engine folds besides its own. */
export type PlayerEvent = { type: 'signedIn'; player: SessionPlayer } | { type: 'signedOut' };

/** The result of the player's bet or bets on a round. `place`: see Pending. */
interface Decision {
  roundId: string;
  place?: string;
}

/** loading: nothing arrived yet. ready: connected, and a snapshot arrived since. lost: the view advances by the clock alone. */
export type SessionConnection = 'loading' | 'ready' | 'lost';

export interface SessionState<K extends RoundKind> {
  /** The page is open: the session follows the game. */
  open: boolean;
  game: K['game'];
  connection: SessionConnection;
  pending: readonly K['bet'][];
  slip: K['slip'];
  auto: AutoRun<K['settings']> | null;
  /** The newest round whose result the picture has shown; until then nothing else on the page may show it. */
  shown: string | null;
  /** The newest decision, for the announcement. */
  decision: K['decision'] | null;
  /** Rounds (or places in them) with bets of the player whose result is not announced yet. */
  followed: ReadonlyMap<string, 'waiting' | 'lookingUp'>;
  /** Keys of the latest announced decisions, so that each is announced once. */
  announced: readonly string[];
}

/** Whether the picture is frozen: the connection is lost, or missed events are not restored yet. */
export function isLost({ connection }: { connection: SessionConnection }): boolean {
  return connection === 'lost';
}

/** An open bet, or all of the player's bets on a round. `key` identifies it in `announced`; `place`: see Pending. */
interface OpenBet {
  roundId: string;
  place?: string;
  key: string;
}

export interface RoundAdapter<K extends RoundKind> {
  /** The game's key in balance events, with its model where it has several: 'dice', 'wingo.fastest'. */
  key: string;
  /** Results arrive before the picture has shown them: their credit is deferred until then. */
  defersResults: boolean;
  initial: { game: K['game']; slip: K['slip'] };
  /**
   * The engine.
   * @returns the same state when the event contained nothing new
   */
  fold(game: K['game'], event: K['event'] | PlayerEvent): K['game'];

  /**
   * Subscribes to the public events.
   * @returns functions that end each subscription
   */
  subscribe(deps: SessionDeps, receive: (event: K['event']) => void): (() => void)[];
  /** Fetches a snapshot, as events to fold. */
  snapshot(deps: SessionDeps, requestedAt: number): Promise<readonly K['event'][]>;
  /**
   * Sends a bet.
   * @throws ChannelError
   */
  send(deps: SessionDeps, bet: K['bet']): Promise<{ event: K['event']; balance: Minor; sequence: bigint }>;
  /**
   * The result of a missed round (or place in it); null while it is not settled.
   * @throws ChannelError
   */
  lookUp(channel: SessionChannel, place: string): Promise<K['decision'] | null>;

  /** Whether an event was probably missed. `now`: server time; `silent`: ms since the last message. */
  overdue(game: K['game'], now: number, silent: number): boolean;
  /** Whether the state shows the outcome of a request. */
  answered(bet: K['bet'], game: K['game']): boolean;
  /** The slip after the session is closed. */
  emptied(slip: K['slip']): K['slip'];
  /** The slip after a bet on it was refused. */
  refused(slip: K['slip'], bet: K['bet'], code: number): K['slip'];
  /** The round whose result the picture is about to show, and when (server time); null where nothing is held back. */
  showing(state: SessionState<K>): { roundId: string; at: number } | null;
  /** The slip after a round's result was shown. */
  afterShown(slip: K['slip'], game: K['game'], roundId: string): K['slip'];
  /** Stores the part of the slip that outlives the visit. */
  storeSlip(slip: K['slip']): void;

  /** The player's open bets, pending requests included. */
  openBets(state: SessionState<K>): readonly OpenBet[];
  /**
   * The outcome of a round (or place in it). waiting: not known, or not to be shown yet; unseen: missed, to be looked up in the
   * history.
   */
  decide(state: SessionState<K>, place: string): K['decision'] | 'waiting' | 'unseen';
  /** The key of a decision in `announced`; null: it may be announced again. */
  keyOf(decision: K['decision']): string | null;
  /** Stake and payout; null when there was no bet after all. */
  resultOf(decision: K['decision']): { stake: Minor; win: Minor } | null;

  /** The game's inputs for an auto-bet run, besides the session's own; null while there is no round. */
  autoFacts(state: SessionState<K>, settings: K['settings'], now: number): GameFacts | null;
  /** The bets of one round of a run, with a total of `stake`. */
  autoBets(
    state: SessionState<K>,
    round: { roundId: string; stake: Minor },
    newKey: () => string,
  ): K['bet'][];
}

type GameFacts = Pick<AutoFacts, 'roundId' | 'open' | 'remaining' | 'taken' | 'limits'>;
