import { ErrorCode } from '../../../contract/errors.ts';
import type { Launch } from '../../../contract/http/play/launch.ts';
import type { GameError, GameMessage } from '../../../contract/providers/envelope.ts';
import type { Failure } from '../../net/errors.ts';
import { DROPS, type Drop } from './envelope.ts';
import type { Framing } from './framing.ts';

/** What is known of a game in its frame. */
export interface FrameState {
  /** Grows with every new try: a launch of its own, in a frame of its own. */
  attempt: number;
  step:
    | { at: 'asking' }
    | { at: 'refused'; code: number; why: Refused }
    | { at: 'open'; launch: Launch; framing: Framing };
  /** The launch before this one was cut off in a round, which the game goes on with. */
  openRound: boolean;
  /** How often the game's script began: whoever begins anew is told everything anew. */
  begun: number;
  loaded: boolean;
  /** Rounds that run. */
  running: readonly string[];
  started: number;
  ended: number;
  /** The balance that the game reported as shown. */
  reportedBalance: bigint | null;
  trouble: 'silent' | GameError | null;
  /** How many messages were taken. */
  messageCount: number;
  dropped: Readonly<Record<Drop, number>>;
}

/** What a refused launch comes to for the player. */
export type Refused = 'signIn' | 'missing' | 'noReplay' | 'bonus' | 'away' | 'break' | 'network' | 'other';

export type FrameEvent =
  | { type: 'launched'; launch: Launch; framing: Framing }
  | { type: 'refused'; code: number; failure: Failure }
  | { type: 'roundFound' }
  | { type: 'message'; message: GameMessage }
  | { type: 'dropped'; why: Drop }
  /** Nothing was heard for too long. */
  | { type: 'silent' }
  /** The player would rather wait. */
  | { type: 'wait' }
  /** All over again. */
  | { type: 'again' };

/** More rounds at once than any table has; a game that names more is not listened to about them. */
const MOST_ROUNDS = 20;

const NONE = Object.fromEntries(DROPS.map((why) => [why, 0])) as Record<Drop, number>;

/** A try that has just begun. */
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

/** Takes in what happened. */
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
      // It counts as heard of, so that the silence is measured anew.
      return { ...state, trouble: null, messageCount: state.messageCount + 1 };
    case 'again':
      // The history keeps its entry for the back button (useLeaving.ts).
      return { ...opening(state.attempt + 1), started: state.started, ended: state.ended };
  }
}

function take(state: FrameState, message: GameMessage): FrameState {
  const { running } = state;
  // Whoever speaks is no longer silent; what a game said to be wrong stays until it is loaded anew.
  const now: FrameState = { ...state, trouble: state.trouble === 'silent' ? null : state.trouble };
  switch (message.type) {
    case 'ready':
      return message.requestId === undefined ? { ...now, begun: state.begun + 1 } : now;
    case 'loaded':
      return { ...now, loaded: true };
    case 'roundStarted': {
      const { roundId } = message.payload;
      if (running.includes(roundId) || running.length >= MOST_ROUNDS) return now;
      // A game that plays is there, whether it said so or not.
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
      // What was running is the house's to settle: nothing is lost by leaving.
      return { ...now, trouble: message.payload.reason, running: [] };
    default:
      return now;
  }
}

/** By the launch's codes (contract/http/launch.ts). */
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
 * Whether more may be there than the game has shown: a round runs, or a game that opens may go on with one that was cut off. Of one
 * that is in trouble nothing is to be shown.
 */
export function isBalanceFrozen({ step, loaded, running, trouble }: FrameState): boolean {
  return running.length > 0 || (step.at !== 'refused' && !loaded && trouble === null);
}

/** Whether something has to be heard soon: a game that opens, or plays a round. An idle one may be silent. */
export function isAwaited({ step, loaded, running, trouble }: FrameState): boolean {
  return step.at === 'open' && trouble === null && (!loaded || running.length > 0);
}

/** What the operator is told of dropped messages; null while there were none. */
export function droppedWords({ step, dropped }: FrameState): string | null {
  const counts = DROPS.filter((why) => dropped[why] > 0).map((why) => `${dropped[why]} by ${why}`);
  if (step.at !== 'open' || counts.length === 0) return null;
  return `game frame ${step.launch.provider}/${step.launch.game}: messages dropped, ${counts.join(', ')}`;
}
