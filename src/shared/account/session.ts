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
/** Kept for this tab: somebody signed in, and the first pop-up of promotions that has something may open once. */
export const PROMO_FLOW = 'kilat.promoFlow';
const REMEMBERED = 'kilat.rememberAccount';

interface Player {
  id: string;
  name: string;
  avatar: number;
  /** The own picture's name (contract/http/uploads.ts), shown to the player in the avatar's place. */
  portrait: string | null;
  /** What stands around either. */
  frame: Frame | null;
  currency: string;
}

export interface Session {
  /** Null for a visitor. */
  token: string | null;
  /** Null for a visitor, and until the first brief has come. */
  player: Player | null;
  /** The phone's digits or the user name last signed in with, for the next time. */
  rememberAccount: string | null;
  /** The session was idle for too long for what the player just tried (10009): sign-in shows over what is open. */
  again: boolean;
}

/** Read slices of it: `useSession((session) => session.player)`. */
export const useSession = create<Session>(() => ({
  token: null,
  player: null,
  rememberAccount: load(REMEMBERED),
  again: false,
}));

/** Grows with every change of session, so that an answer of before never overwrites what came after it. */
let version = 0;
let refreshing: Promise<void> | null = null;

/** Takes up the session kept by an earlier visit, and follows the other tabs of this browser. */
export function restoreSession(): void {
  deleteCookie(OLD_COOKIE);
  const stored = load(TOKEN);
  if (stored) resume(stored);
  else void fetchToken();
  window.addEventListener('storage', (event) => {
    if (event.key === TOKEN && event.newValue !== useSession.getState().token) resume(event.newValue);
  });
}

/** What was tried wants a session that was never idle for long. */
export function requestSignInAgain(): void {
  useSession.setState({ again: true });
}

/** The player would rather not, or has done so. */
export function leaveSignInAgain(): void {
  useSession.setState({ again: false });
}

/** What the sign-in form offers next time: a phone's digits or a user name. */
export function rememberAccount(account: string): void {
  save(REMEMBERED, account);
  useSession.setState({ rememberAccount: account });
}

/** Drops a session that is dead already. */
export function forgetSession(): void {
  setToken(null);
}

/**
 * Fetches player and balance. Calls while one is under way share it, and it asks once more after that, since
 * its answer may be from before what they are called for. Failures are reported by the net.
 */
export function refreshProfile(): Promise<void> {
  if (refreshing) version++;
  refreshing ??= fetchBrief().finally(() => {
    refreshing = null;
  });
  return refreshing;
}

/** A player who could not be fetched is asked for again after 1, 3, 9, then every 27 seconds, without a word. */
async function fetchBrief(attempt = 0): Promise<void> {
  const { token, player } = useSession.getState();
  if (token === null || (attempt && player)) return;
  const before = version;
  const brief = await http.send(userBrief, undefined, { quiet: attempt > 0 }).catch(() => null);
  // Something changed while the answer was on its way: it may be from before that.
  if (version !== before) return fetchBrief(attempt);
  if (brief) setBrief(brief);
  else if (!player) setTimeout(fetchBrief, retryMs(attempt), attempt + 1);
}

/** Begins the session that the house opened for an account. */
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

/** Keeps a token for the next visit; this one goes on as it is. */
export function storeToken(token: string | null): void {
  save(TOKEN, token);
}

/**
 * Takes up the session that only a cookie of the house still holds, as when the browser deleted what pages keep. While the
 * house cannot be reached it is asked again, as for the player; when the session is over the house deletes the cookies.
 */
async function fetchToken(attempt = 0): Promise<void> {
  if (!document.cookie.includes(SIGNED_IN_COOKIE)) return;
  const before = version;
  const reply = await http.send(userSession, undefined, { quiet: true }).catch(() => null);
  if (version !== before) return;
  if (reply) resume(reply.token);
  else setTimeout(fetchToken, retryMs(attempt), attempt + 1);
}

/** Between two tries that nobody asked for, ms: 1, 3, 9, then every 27 seconds. */
const retryMs = (attempt: number) => 1_000 * 3 ** Math.min(attempt, 3);

/** Goes on with a token whose player is not known here yet. */
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

/** Listens to the signed-in player's wallet for as long as the page lives. */
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

/** Earlier releases kept the token itself in a cookie of this name, at this path, which scripts could read. */
const OLD_COOKIE = 'main_token';

/** Deletes what scripts may delete: a cookie of the path `/` that is not the house's alone (HttpOnly). */
function deleteCookie(name: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = `${name}=; Path=/; Expires=${new Date(0).toUTCString()}; SameSite=Strict`;
}
