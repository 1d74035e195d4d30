import { create } from 'zustand';
import {
  type Credentials,
  logout,
  phoneLogin,
  phoneRegister,
  type SignedIn,
  type UserBrief,
  userBrief,
} from '../../contract/http/accounts.ts';
import { channel, http, identity } from '../net/house.ts';
import { load, save } from '../net/storage.ts';
import { readTokenCookie, tokenCookie } from './cookie.ts';

const TOKEN = 'kilat.token';
const REMEMBERED = 'kilat.rememberAccount';

interface Player {
  id: string;
  name: string;
  avatar: number;
  currency: string;
}

export interface Session {
  /** Null for a visitor. */
  token: string | null;
  /** Null for a visitor, and until the first brief has come. */
  player: Player | null;
  /** Minor units; null while unknown. */
  balance: bigint | null;
  /** National digits of the phone last signed in with, for the next time. */
  rememberAccount: string | null;
}

/** Read slices of it: `useSession((session) => session.balance)`. */
export const useSession = create<Session>(() => ({
  token: null,
  player: null,
  balance: null,
  rememberAccount: load(REMEMBERED),
}));

/** Grows with every change of balance or player, so that an older answer never overwrites a newer one. */
let version = 0;
let refreshing: Promise<void> | null = null;

/** Takes up the session kept by an earlier visit, and follows the other tabs of this browser. */
export function restoreSession(): void {
  const kept = load(TOKEN) ?? readTokenCookie(document.cookie);
  if (kept) resume(kept);
  window.addEventListener('storage', (event) => {
    if (event.key === TOKEN && event.newValue !== useSession.getState().token) resume(event.newValue);
  });
}

/** @throws HttpError: 7021 for any wrong credential */
export async function signIn(credentials: Credentials): Promise<void> {
  enter(await http.send(phoneLogin, credentials, { quiet: true }), credentials.phone);
}

/** @param key the idempotency key of this intent. @throws HttpError: 7017 when the phone is taken */
export async function register(credentials: Credentials, key: string): Promise<void> {
  enter(await http.send(phoneRegister, credentials, { key, quiet: true }), credentials.phone);
}

/** Ends the session here at once and tells the house, whose answer does not matter to this browser. */
export function signOut(): void {
  http.send(logout, undefined, { quiet: true }).catch(() => undefined);
  forgetSession();
}

/** Drops a session that is dead already. */
export function forgetSession(): void {
  setToken(null);
}

/**
 * Fetches player and balance. Calls while one is under way share it, and it asks once more after that, since
 * its answer may be from before what they are called for. Failures are reported by the net.
 */
export function refreshBrief(): Promise<void> {
  if (refreshing) version++;
  refreshing ??= fetchBrief().finally(() => {
    refreshing = null;
  });
  return refreshing;
}

/** The wallet after a bet or a payment, in minor units, as the house's reply says it. */
export function setBalance(balance: bigint): void {
  version++;
  useSession.setState({ balance: shown(balance) });
}

async function fetchBrief(): Promise<void> {
  if (useSession.getState().token === null) return;
  const before = version;
  const brief = await http.send(userBrief).catch(() => null);
  if (brief === null) return;
  // Something moved while the answer was on its way: it may be from before that.
  if (version !== before) return fetchBrief();
  setBrief(brief);
}

function enter({ token, user }: SignedIn, phone: string): void {
  save(REMEMBERED, phone);
  useSession.setState({ rememberAccount: phone });
  setToken(token);
  setBrief(user);
}

function setBrief({ id, name, avatar, balance, currency }: UserBrief): void {
  setBalance(BigInt(balance));
  useSession.setState({ player: { id, name, avatar, currency } });
}

/** Goes on with a token whose player is not known here yet. */
function resume(token: string | null): void {
  setToken(token);
  void refreshBrief();
}

function setToken(token: string | null): void {
  version++;
  identity.token = token;
  save(TOKEN, token);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = tokenCookie(token, location.protocol === 'https:');
  useSession.setState({ token, player: null, balance: null });
  channel.authenticate();
}

/** A negative balance is displayed as 0 (spec.md, "Entities"). */
function shown(balance: bigint): bigint {
  return balance < 0n ? 0n : balance;
}
