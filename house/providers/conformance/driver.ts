/** Protocol-independent meaning of a wallet's answer. */
export type Meaning =
  | 'ok'
  | 'badSignature'
  | 'syntax'
  | 'types'
  | 'invalidToken'
  | 'tokenExpired'
  | 'wrongGame'
  | 'wrongCurrency'
  | 'notEnough'
  | 'disabled'
  | 'closed'
  | 'limit'
  | 'betLimit'
  | 'duplicate'
  | 'rolledBack'
  | 'unknownTransaction'
  | 'unknownPlayer'
  | 'failed';

export interface WalletAnswer {
  http: number;
  /** The status as received. */
  status: string;
  /** Its possible meanings: in some protocols several. */
  means: readonly Meaning[];
  /** Minor units; null if the answer has none. */
  balance: bigint | null;
  /** Whether the request's id was echoed. */
  echoed: boolean;
  ms: number;
}

/** Player and game of a call; by default those under test. */
export interface Seat {
  user: string;
  token: string;
  game: string;
  currency: string;
}

/** A transaction. Ids are the provider's; amounts are minor units. */
export interface Transaction extends Partial<Seat> {
  kind: 'bet' | 'win' | 'rollback';
  id: string;
  round?: string;
  amount?: bigint;
  reference?: string | null;
  closes?: boolean;
  free?: boolean;
  promo?: boolean;
}

/** How a request is authenticated: correctly, or wrongly in one of these ways. */
export type Proof = 'right' | 'changedByte' | 'reserialised' | 'wrongKey' | 'garbage' | 'none';

/** A client of a wallet protocol, for tests. */
export interface WalletDriver {
  readonly protocol: string;
  balance(seat?: Partial<Seat>, proof?: Proof): Promise<WalletAnswer>;
  /** Requests a player's balance without a game; null if the protocol has no such call. */
  info: ((user?: string) => Promise<WalletAnswer>) | null;
  transact(transaction: Transaction, proof?: Proof): Promise<WalletAnswer>;
  /** Sends a raw body, correctly authenticated where possible. */
  send(kind: Transaction['kind'], body: string, proof?: Proof): Promise<WalletAnswer>;
  /** The body of a transaction, before it is serialized to JSON. */
  bodyOf(transaction: Transaction): Record<string, unknown>;
}

/** Sends JSON and reads the answer, as in every protocol. */
export async function post(
  url: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<{ http: number; ms: number; json: Record<string, unknown> }> {
  const started = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const text = await response.text();
  const ms = performance.now() - started;
  try {
    const json: unknown = JSON.parse(text);
    return { http: response.status, ms, json: (json ?? {}) as Record<string, unknown> };
  } catch {
    return { http: response.status, ms, json: {} };
  }
}

/** JSON with the same fields but different bytes. */
export function reserialised(body: string): string {
  return JSON.stringify(JSON.parse(body), null, 1);
}

/** The same text with its last letter or digit changed. */
export function byteChanged(body: string): string {
  return body.replace(/\w(?=\W*$)/, (last) => (last === '1' ? '2' : '1'));
}
