import { ErrorCode, HIDDEN_CODES, INFO_CODES } from '../../contract/errors.ts';

export type Failure =
  /** The server refused, with a code of the catalogue. */
  | 'refusal'
  /** The server failed: a 5xx status or an internal error. */
  | 'fault'
  /** The request or its reply did not get through. */
  | 'network'
  /** No reply in time. */
  | 'timeout'
  /** The reply does not match the contract. */
  | 'unreadable';

/** A failed call. `code` is from the catalogue, an HTTP status, or -1 for a lost connection. */
export class CallError extends Error {
  readonly code: number;
  readonly failure: Failure;
  /** The token used for the call; distinguishes errors of this session from those of an earlier one. */
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

/** A notice for the player. The text under `errors:<code>` has priority; `text` is the server's own. */
export interface Notice {
  tone: 'info' | 'error';
  code: number;
  failure: Failure;
  /** Null when the server's text must not be shown (Chinese or markup); the generic service error is shown instead. */
  text: string | null;
}

/** The recovery action for an error. */
export type RecoveryAction =
  | 'none'
  /** The session has ended: sign out and open the sign-in sheet. */
  | 'signOut'
  /** Send the token again. */
  | 'refreshToken'
  /** A visitor tried something that requires a player: open the sign-in sheet. */
  | 'signIn'
  /** The session was idle too long for the attempted action: sign in again over the page. */
  | 'signInAgain'
  /** The site is closed, for everybody or from this location: fetch its access state. */
  | 'checkSite';

/** Error handling supplied by the app. */
export interface ErrorPolicy {
  notify(notice: Notice): void;
  recover(action: Exclude<RecoveryAction, 'none'>): void;
}

/** Errors that the caller shows itself: all, or these codes. Recovery actions still run. */
export type SuppressToast = boolean | readonly number[];

/** The session has ended. */
const SESSION_ENDED: readonly number[] = [ErrorCode.badToken, ErrorCode.loginExpired];

const CHINESE = /\p{Script=Han}/u;
const MARKUP = /^\s*[<{]/;
const LONGEST_TEXT = 200;

/** The server's text if it may be shown: no Chinese, no markup, not a whole page. */
function presentable(text: string): string | null {
  const trimmed = text.trim();
  const shown = trimmed !== '' && trimmed.length <= LONGEST_TEXT && !CHINESE.test(trimmed);
  return shown && !MARKUP.test(trimmed) ? trimmed : null;
}

/** The notice for an error, null when it is hidden (spec.md section 8). */
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

/** The recovery action for an error, given the session's `current` token. Errors of an earlier session need none. */
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
  // The reason for a sign-out is always shown, whichever call detected it.
  if (action === 'signOut') return true;
  // The sheet for the repeated sign-in shows the reason.
  if (action === 'signInAgain') return false;
  // The end of an earlier session was already shown, or the player had left it.
  if (error.token !== current && SESSION_ENDED.includes(error.code)) return false;
  return typeof quiet === 'boolean' ? !quiet : !quiet.includes(error.code);
}

/**
 * Whether a failed call certainly had no effect. A lost reply does not prove that, nor does 667: the server had no reply from
 * its database in time. Such calls are repeated with the same idempotency key.
 */
export function hasDoneNothing({ failure, code }: CallError): boolean {
  return failure === 'refusal' && code !== ErrorCode.tooFrequent;
}

/** Whether the error means "not found", or owned by somebody else (704). */
export function isNotFound(error: unknown): boolean {
  return error instanceof HttpError && error.code === ErrorCode.notFound;
}

/** TanStack Query's `retry` for a single item: retrying "not found" is useless. */
export function retryUnlessNotFound(times: number, error: unknown): boolean {
  return times < 1 && !isNotFound(error);
}
