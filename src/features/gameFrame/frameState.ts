import { ErrorCode } from '../../../contract/errors.ts';
import type { Launch } from '../../../contract/http/play/launch.ts';
import type { GameError, GameMessage } from '../../../contract/providers/envelope.ts';
import type { Failure } from '../../net/errors.ts';
import { DROPS, type Drop } from './envelope.ts';
import type { Framing } from './framing.ts';

/** The state of a game in its frame. */
export interface FrameState {
  /** Incremented with every attempt; each has its own launch and frame. */
  attempt: number;
  step:
    | { at: 'asking' }
    | { at: 'refused'; code: number; why: Refused }
    | { at: 'open'; launch: Launch; framing: Framing };
  /** The previous launch was cut off in a round, which the game continues. */
  openRound: boolean;
  /** How often the game's script started: after each start it is sent everything again. */
  begun: number;
  loaded: boolean;
  /** Ids of running rounds. */
  running: readonly string[];
  started: number;
  ended: number;
  /** The balance that the game last reported as shown. */
  reportedBalance: bigint | null;
  trouble: 'silent' | GameError | null;
  /** Number of accepted messages. */
  messageCount: number;
  dropped: Readonly<Record<Drop, number>>;
}

/** The consequence of a refused launch for the player. */
export type Refused = 'signIn' | 'missing' | 'noReplay' | 'bonus' | 'away' | 'break' | 'network' | 'other';

export type FrameEvent =
  | { type: 'launched'; launch: Launch; framing: Framing }
  | { type: 'refused'; code: number; failure: Failure }
  | { type: 'roundFound' }
  | { type: 'message'; message: GameMessage }
  | { type: 'dropped'; why: Drop }
  /** No message for too long. */
  | { type: 'silent' }
  /** The player chose to wait. */
  | { type: 'wait' }
  /** Restart. */
  | { type: 'again' };

/** More simultaneous rounds than any game has; further round starts are ignored. */
const MOST_ROUNDS = 20;

const NONE = Object.fromEntries(DROPS.map((why) => [why, 0])) as Record<Drop, number>;

/** The state of a new attempt. */
export function opening(attempt = 0): FrameState {
  return {
    attempt,
    step: { at: 'asking' },
    openRound: false,
    begun: 0,
    loaded: false,
    running: [],
    started: 0,
    ended: 0,
    reportedBalance: null,
    trouble: null,
    messageCount: 0,
    dropped: NONE,
  };
}

/** The state after an event. */
export function reduceFrame(state: FrameState, event: FrameEvent): FrameState {
  switch (event.type) {
    case 'launched':
      return { ...state, step: { at: 'open', launch: event.launch, framing: event.framing } };
    case 'refused':
      return { ...state, step: { at: 'refused', code: event.code, why: whyOf(event) } };
    case 'roundFound':
      return { ...state, openRound: true };
    case 'message':
      return { ...take(state, event.message), messageCount: state.messageCount + 1 };
    case 'dropped':
      return { ...state, dropped: { ...state.dropped, [event.why]: state.dropped[event.why] + 1 } };
    case 'silent':
      return { ...state, trouble: state.trouble ?? 'silent' };
    case 'wait':
      // Counts as a message, so that the silence is measured anew.
      return { ...state, trouble: null, messageCount: state.messageCount + 1 };
    case 'again':
      // The history keeps its entry for the back button (useLeaving.ts).
      return { ...opening(state.attempt + 1), started: state.started, ended: state.ended };
  }
}

function take(state: FrameState, message: GameMessage): FrameState {
  const { running } = state;
  // A message ends the silence; an error reported by the game stays until it is reloaded.
  const now: FrameState = { ...state, trouble: state.trouble === 'silent' ? null : state.trouble };
  switch (message.type) {
    case 'ready':
      return message.requestId === undefined ? { ...now, begun: state.begun + 1 } : now;
    case 'loaded':
      return { ...now, loaded: true };
    case 'roundStarted': {
      const { roundId } = message.payload;
      if (running.includes(roundId) || running.length >= MOST_ROUNDS) return now;
      // A game that plays is loaded, whether it reported that or not.
      return { ...now, loaded: true, running: [...running, roundId], started: state.started + 1 };
    }
    case 'roundEnded': {
      const left = running.filter((one) => one !== message.payload.roundId);
      return left.length === running.length ? now : { ...now, running: left, ended: state.ended + 1 };
    }
    case 'balanceChanged': {
      const { balance } = message.payload;
      return balance === undefined ? now : { ...now, reportedBalance: BigInt(balance) };
    }
    case 'error':
      // Running rounds are settled by the server: leaving loses nothing.
      return { ...now, trouble: message.payload.reason, running: [] };
    default:
      return now;
  }
}

/** Maps the launch's codes (contract/http/play/launch.ts). */
function whyOf({ code, failure }: { code: number; failure: Failure }): Refused {
  if (failure === 'network' || failure === 'timeout') return 'network';
  if (failure !== 'refusal') return 'other';
  switch (code) {
    case ErrorCode.logInFirst:
    case ErrorCode.badToken:
    case ErrorCode.loginExpired:
      return 'signIn';
    case ErrorCode.invalidGame:
    case ErrorCode.badParameter:
      return 'missing';
    case ErrorCode.notFound:
      return 'noReplay';
    case ErrorCode.notOnBonus:
      return 'bonus';
    case ErrorCode.providerAway:
      return 'away';
    case ErrorCode.onBreak:
      return 'break';
    default:
      return 'other';
  }
}

/**
 * Whether the balance may include more than the game has shown: a round runs, or an opening game may continue one that was cut
 * off. Not for a game in trouble, which will show nothing.
 */
export function isBalanceFrozen({ step, loaded, running, trouble }: FrameState): boolean {
  return running.length > 0 || (step.at !== 'refused' && !loaded && trouble === null);
}

/** Whether a message is expected soon: a game that opens, or plays a round. An idle one may be silent. */
export function isAwaited({ step, loaded, running, trouble }: FrameState): boolean {
  return step.at === 'open' && trouble === null && (!loaded || running.length > 0);
}

/** The operator's report of dropped messages; null while there were none. */
export function droppedWords({ step, dropped }: FrameState): string | null {
  const counts = DROPS.filter((why) => dropped[why] > 0).map((why) => `${dropped[why]} by ${why}`);
  if (step.at !== 'open' || counts.length === 0) return null;
  return `game frame ${step.launch.provider}/${step.launch.game}: messages dropped, ${counts.join(', ')}`;
}
