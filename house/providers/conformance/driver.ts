/** What an answer of a wallet can mean, in no protocol's words. */
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
  /** The status as it came. */
  status: string;
  /** What that can mean: in some protocols several things. */
  means: readonly Meaning[];
  /** Minor units; null where none is told. */
  balance: bigint | null;
  /** The request's own name came back. */
  echoed: boolean;
  ms: number;
}

/** Who plays what: where rules say nothing else, all of it is that of the player and game that are tested with. */
export interface Seat {
  user: string;
  token: string;
  game: string;
  currency: string;
}

/** A transaction. Names are the provider's; amounts minor units. */
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

/** How a request proves who sends it: rightly, or not. */
export type Proof = 'right' | 'changedByte' | 'reserialised' | 'wrongKey' | 'garbage' | 'none';

/** A protocol, as who tests a wallet speaks it. */
export interface WalletDriver {
  readonly protocol: string;
  balance(seat?: Partial<Seat>, proof?: Proof): Promise<WalletAnswer>;
  /** What a player has, without a game; null where the protocol has no such call. */
  info: ((user?: string) => Promise<WalletAnswer>) | null;
  transact(transaction: Transaction, proof?: Proof): Promise<WalletAnswer>;
  /** A call with a body as it stands, rightly proven where it can be. */
  send(kind: Transaction['kind'], body: string, proof?: Proof): Promise<WalletAnswer>;
  /** The body of a transaction, before it is written as JSON. */
  bodyOf(transaction: Transaction): Record<string, unknown>;
}

/** Sends JSON and reads what came back, as every protocol does it. */
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

/** JSON of the same fields, with other bytes. */
export function reserialised(body: string): string {
  return JSON.stringify(JSON.parse(body), null, 1);
}

/** The same text with its last letter or digit another one. */
export function byteChanged(body: string): string {
  return body.replace(/\w(?=\W*$)/, (last) => (last === '1' ? '2' : '1'));
}
