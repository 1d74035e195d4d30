import { create } from 'zustand';
import type { Frame } from '../../../contract/http/offers/props.ts';
import {
  SIGNED_IN_COOKIE,
  type SignedIn,
  type UserBrief,
  userBrief,
  userSession,
} from '../../../contract/http/people/accounts.ts';
import { userWallet } from '../../../contract/wallet/operations.ts';
import { channel, http, identity } from '../../net/backend.ts';
import { load, save, saveHere } from '../../net/storage.ts';
import { forgetWallet, updateWallet } from '../wallet/walletStore.ts';

const TOKEN = 'kilat.token';
/** Tab storage flag: set on sign-in; the first promotion pop-up with content may open once. */
export const PROMO_FLOW = 'kilat.promoFlow';
const REMEMBERED = 'kilat.rememberAccount';

interface Player {
  id: string;
  name: string;
  avatar: number;
  /** The own picture's file name (contract/http/site/uploads.ts), shown to the player instead of the avatar. */
  portrait: string | null;
  /** The avatar border. */
  frame: Frame | null;
  currency: string;
}

export interface Session {
  /** Null for a visitor. */
  token: string | null;
  /** Null for a visitor, and until the first brief has arrived. */
  player: Player | null;
  /** The phone digits or user name of the last sign-in, to prefill the next one. */
  rememberAccount: string | null;
  /** The session was idle too long for the attempted action (10009): the sign-in is shown over the page. */
  again: boolean;
}

/** Read slices of it: `useSession((session) => session.player)`. */
export const useSession = create<Session>(() => ({
  token: null,
  player: null,
  rememberAccount: load(REMEMBERED),
  again: false,
}));

/** Incremented on every session change, so that an older reply never overwrites newer data. */
let version = 0;
let refreshing: Promise<void> | null = null;

/** Restores the session stored by an earlier visit, and follows the other tabs of this browser. */
export function restoreSession(): void {
  deleteCookie(OLD_COOKIE);
  const stored = load(TOKEN);
  if (stored) resume(stored);
  else void fetchToken();
  window.addEventListener('storage', (event) => {
    if (event.key === TOKEN && event.newValue !== useSession.getState().token) resume(event.newValue);
  });
}

/** The attempted action requires a session without long inactivity. */
export function requestSignInAgain(): void {
  useSession.setState({ again: true });
}

/** The player cancelled or completed the repeated sign-in. */
export function leaveSignInAgain(): void {
  useSession.setState({ again: false });
}

/** Prefill for the next sign-in: phone digits or a user name. */
export function rememberAccount(account: string): void {
  save(REMEMBERED, account);
  useSession.setState({ rememberAccount: account });
}

/** Drops a session that has already ended. */
export function forgetSession(): void {
  setToken(null);
}

/**
 * Fetches player and balance. Calls during a fetch share it and trigger one more fetch afterwards, since its reply may be older
 * than their cause. The network layer reports failures.
 */
export function refreshProfile(): Promise<void> {
  if (refreshing) version++;
  refreshing ??= fetchBrief().finally(() => {
    refreshing = null;
  });
  return refreshing;
}

/** A failed fetch is retried silently after 1, 3, 9, then every 27 seconds. */
async function fetchBrief(attempt = 0): Promise<void> {
  const { token, player } = useSession.getState();
  if (token === null || (attempt && player)) return;
  const before = version;
  const brief = await http.send(userBrief, undefined, { quiet: attempt > 0 }).catch(() => null);
  // The session changed during the request: the reply may be outdated.
  if (version !== before) return fetchBrief(attempt);
  if (brief) setBrief(brief);
  else if (!player) setTimeout(fetchBrief, retryMs(attempt), attempt + 1);
}

/** Starts the session that the server opened for an account. */
export function beginSession({ token, user }: SignedIn, account: string): void {
  rememberAccount(account);
  saveHere(PROMO_FLOW, '1');
  setToken(token);
  setBrief(user);
}

function setBrief({ id, name, avatar, portrait, frame, currency, ...wallet }: UserBrief): void {
  updateWallet(wallet);
  useSession.setState({ player: { id, name, avatar, portrait, frame, currency } });
}

/** Stores a token for the next visit; this visit is unchanged. */
export function storeToken(token: string | null): void {
  save(TOKEN, token);
}

/**
 * Restores a session that only the server's cookie still has, e.g. after the browser deleted the page's storage. Retried while
 * the server is unreachable; when the session is over the server deletes the cookies.
 */
async function fetchToken(attempt = 0): Promise<void> {
  if (!document.cookie.includes(SIGNED_IN_COOKIE)) return;
  const before = version;
  const reply = await http.send(userSession, undefined, { quiet: true }).catch(() => null);
  if (version !== before) return;
  if (reply) resume(reply.token);
  else setTimeout(fetchToken, retryMs(attempt), attempt + 1);
}

/** Delay between automatic retries, ms: 1, 3, 9, then every 27 seconds. */
const retryMs = (attempt: number) => 1_000 * 3 ** Math.min(attempt, 3);

/** Continues with a token whose player is not loaded yet. */
function resume(token: string | null): void {
  setToken(token);
  void refreshProfile();
}

function setToken(token: string | null): void {
  version++;
  identity.token = token;
  storeToken(token);
  if (token === null) deleteCookie(SIGNED_IN_COOKIE);
  forgetWallet();
  useSession.setState({ token, player: null, again: false });
  channel.authenticate();
}

/** Subscribes to the signed-in player's balance for the lifetime of the page. */
export function followWallet(): void {
  let followed: string | null = null;
  let stop = () => {};
  const follow = () => {
    const userId = useSession.getState().player?.id ?? null;
    if (userId === followed) return;
    stop();
    followed = userId;
    stop = userId === null ? () => {} : channel.subscribe(userWallet, { next: updateWallet }, { userId });
  };
  follow();
  useSession.subscribe(follow);
}

/** Earlier releases stored the token in a cookie of this name and path, which scripts could read. */
const OLD_COOKIE = 'main_token';

/** Deletes a cookie with the path `/` if scripts may (not HttpOnly). */
function deleteCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = `${name}=; Path=/; Expires=${new Date(0).toUTCString()}; SameSite=Strict`;
}
