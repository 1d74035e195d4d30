import { ErrorCode, HIDDEN_CODES, INFO_CODES } from '../../contract/errors.ts';

export type Failure =
  /** The house refused, with a code of the catalogue. */
  | 'refusal'
  /** The house failed: a 5xx status or an internal error. */
  | 'fault'
  /** The request or its answer did not get through. */
  | 'network'
  /** No answer in time. */
  | 'timeout'
  /** An answer that is not what the contract says. */
  | 'unreadable';

/** A call that did not succeed. `code` is the catalogue's, a status, or -1 for a lost connection. */
export class CallError extends Error {
  readonly code: number;
  readonly failure: Failure;
  /** The token the call was made with; tells an error of this session from one of the session before. */
  readonly token: string | null;

  constructor(failure: Failure, code: number, text: string, token: string | null) {
    super(text);
    this.name = new.target.name;
    this.failure = failure;
    this.code = code;
    this.token = token;
  }
}

/** A channel operation that failed. */
export class ChannelError extends CallError {}

/** An HTTP call that failed. */
export class HttpError extends CallError {}

/** What the player is told. The text under `errors:<code>` goes first; `text` is the house's own. */
export interface Notice {
  tone: 'info' | 'error';
  code: number;
  failure: Failure;
  /** Null when the house's text must not be shown (Chinese or markup): the service fault text stands in. */
  text: string | null;
}

/** What an error asks of the session. */
export type RecoveryAction =
  | 'none'
  /** The token is dead: sign out and open the sign-in sheet. */
  | 'signOut'
  /** Present the token again. */
  | 'refreshToken'
  /** A visitor did what needs a player: open the sign-in sheet. */
  | 'signIn'
  /** The session was idle for too long for what was tried: sign in again, over the page that is open. */
  | 'signInAgain'
  /** The site is closed, to all or from here: ask what it says of itself. */
  | 'checkSite';

/** Decisions the net leaves to the app. */
export interface ErrorPolicy {
  notify(notice: Notice): void;
  recover(action: Exclude<RecoveryAction, 'none'>): void;
}

/** Which errors the caller shows in its own way: all, or those codes. Remedies still run. */
export type SuppressToast = boolean | readonly number[];

/** The token is dead. */
const SESSION_ENDED: readonly number[] = [ErrorCode.badToken, ErrorCode.loginExpired];

const CHINESE = /\p{Script=Han}/u;
const MARKUP = /^\s*[<{]/;
const LONGEST_TEXT = 200;

/** The house's text if a player may see it: no Chinese, no markup, not a page. */
function presentable(text: string): string | null {
  const trimmed = text.trim();
  const shown = trimmed !== '' && trimmed.length <= LONGEST_TEXT && !CHINESE.test(trimmed);
  return shown && !MARKUP.test(trimmed) ? trimmed : null;
}

/** What the player is told of an error, null when it stays hidden (spec.md section 8). */
export function noticeOf(error: CallError): Notice | null {
  const hidden = error instanceof HttpError && HIDDEN_CODES.includes(error.code);
  if (error.code === 0 || hidden) return null;
  return {
    tone: INFO_CODES.includes(error.code) ? 'info' : 'error',
    code: error.code,
    failure: error.failure,
    text: presentable(error.message),
  };
}

/** What an error asks of a session whose token is `current`. Errors of an earlier session ask nothing. */
export function recoveryActionOf(error: CallError, current: string | null): RecoveryAction {
  if (error.failure !== 'refusal') return 'none';
  if (error.code === ErrorCode.maintenance || error.code === ErrorCode.areaDenied) return 'checkSite';
  if (error.token !== current) return 'none';
  const signedIn = current !== null;
  switch (error.code) {
    case ErrorCode.badToken:
    case ErrorCode.loginExpired:
      return signedIn ? 'signOut' : 'signIn';
    case ErrorCode.refreshPage:
      return signedIn ? 'refreshToken' : 'none';
    case ErrorCode.logInFirst:
      return signedIn ? 'refreshToken' : 'signIn';
    case ErrorCode.signInAgain:
      return signedIn ? 'signInAgain' : 'signIn';
    default:
      return 'none';
  }
}

/** Runs the policy for one error. */
export function handle(
  error: CallError,
  current: string | null,
  quiet: SuppressToast,
  policy: ErrorPolicy,
): void {
  const notice = noticeOf(error);
  const action = recoveryActionOf(error, current);
  if (notice && isShown(error, action, quiet, current)) policy.notify(notice);
  if (action !== 'none') policy.recover(action);
}

function isShown(
  error: CallError,
  action: RecoveryAction,
  quiet: SuppressToast,
  current: string | null,
): boolean {
  // Whoever is signed out hears why, whichever call it was that found the session dead.
  if (action === 'signOut') return true;
  // The sheet that asks to sign in again says why.
  if (action === 'signInAgain') return false;
  // That the session before is dead was told when it ended, or it was left.
  if (error.token !== current && SESSION_ENDED.includes(error.code)) return false;
  return typeof quiet === 'boolean' ? !quiet : !quiet.includes(error.code);
}

/**
 * Whether a call that failed has done nothing. A lost answer does not say so, nor does 667: the house had no answer from its
 * database in time. What may be done is asked for again with the same idempotency key.
 */
export function hasDoneNothing({ failure, code }: CallError): boolean {
  return failure === 'refusal' && code !== ErrorCode.tooFrequent;
}

/** Whether the house says that there is no such thing, or that it is somebody else's (704). */
export function isNotFound(error: unknown): boolean {
  return error instanceof HttpError && error.code === ErrorCode.notFound;
}

/** TanStack Query's `retry` for one thing by its id: there is no use in asking again for what is not there. */
export function retryUnlessNotFound(times: number, error: unknown): boolean {
  return times < 1 && !isNotFound(error);
}
