import { type KeyObject, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { GameError } from '../../../contract/providers/envelope.ts';
import { SIGNATURE_HEADER, signatureOf } from '../hub88/signature.ts';
import type { Fault } from './misbehaviour.ts';

/** Longer than the house's own time limit for wallet calls. */
const TIMEOUT_MS = 3_000;
/** Amounts in the protocol's JSON are in 1/100000 of the currency. */
const PER_MINOR = 1_000;

/** A balance may exceed the exact range of a double; the shown value is then slightly off. */
const balance = v.pipe(
  v.number(),
  v.transform((amount) => BigInt(Math.trunc(amount)) / BigInt(PER_MINOR)),
);
const replyBody = v.object({ status: v.string(), balance: v.nullish(balance, null) });

/** The wallet's answer to a provider. */
export type WalletReply =
  | { is: 'done'; status: string; balance: bigint }
  /** Refused for good. */
  | { is: 'refused'; status: string; reason: GameError; balance: bigint | null }
  /** The outcome is unknown. */
  | { is: 'unknown'; status: string | null };

/** A transaction sent by the provider. */
export interface Transaction {
  kind: 'bet' | 'win' | 'rollback';
  uuid: string;
  provider: string;
  player: string;
  token: string;
  game: string;
  currency: string;
  round: string;
  closes: boolean;
  amount: bigint;
  reference: string | null;
  /** The prize of a free spin. */
  reward: string | null;
}

/** Player and game of a balance request. */
export type BalanceOf = Pick<Transaction, 'provider' | 'player' | 'token' | 'game'>;

const NOTHING: WalletReply = { is: 'unknown', status: null };

/** Statuses with an unknown outcome, after which the same call may be repeated. */
const OPEN = new Set(['RS_ERROR_TIMEOUT', 'RS_ERROR_UNKNOWN']);

const REASONS: Readonly<Record<string, GameError>> = {
  RS_ERROR_NOT_ENOUGH_MONEY: 'balance',
  RS_ERROR_LIMIT_REACHED: 'limit',
  RS_ERROR_BET_LIMIT_EXCEEDED: 'limit',
  RS_ERROR_USER_DISABLED: 'limit',
  RS_ERROR_INVALID_TOKEN: 'session',
  RS_ERROR_TOKEN_EXPIRED: 'session',
};

/** A sandbox provider's client of the house's wallet: Hub88's protocol over HTTP, signed. */
export class WalletClient {
  /** URL of the house: empty until it is open. */
  url = '';
  readonly #key: KeyObject;

  constructor(key: KeyObject) {
    this.#key = key;
  }

  balance({ provider, player, token, game }: BalanceOf): Promise<WalletReply> {
    const fields = { user: player, token, request_uuid: randomUUID(), game_code: game };
    return this.#post(provider, '/user/balance', fields);
  }

  /** @param fault what is to be wrong with the call */
  async send(transaction: Transaction, fault: Fault | null = null): Promise<WalletReply> {
    const { provider, kind, closes, reference, reward } = transaction;
    const fields = {
      ...{
        user: transaction.player,
        token: transaction.token,
        transaction_uuid: transaction.uuid,
        round: transaction.round,
      },
      ...{
        supplier_transaction_id: transaction.uuid,
        supplier_user: transaction.player,
        round_closed: closes,
      },
      ...{ reward_uuid: reward, request_uuid: randomUUID(), game_code: transaction.game },
      ...(kind !== 'bet' && { reference_transaction_uuid: reference }),
      ...(kind !== 'rollback' && {
        ...{ currency: fault === 'wrongCurrency' ? 'XTS' : transaction.currency, bet: 'spin', meta: null },
        ...{ amount: Number(transaction.amount) * PER_MINOR, is_aggregated: false, is_supplier_promo: false },
        is_free: kind === 'bet' && reward !== null,
      }),
    };
    const path = `/transaction/${kind}`;
    const answer = await this.#post(provider, path, fields, fault === 'wrongSignature');
    if (fault === 'duplicate') return this.#post(provider, path, fields);
    return fault === 'lostAnswer' ? NOTHING : answer;
  }

  async #post(provider: string, path: string, fields: object, forged = false): Promise<WalletReply> {
    const body = JSON.stringify(fields);
    const signature = signatureOf(forged ? `${body} ` : body, this.#key);
    try {
      const response = await fetch(`${this.url}/wallet/${provider}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return meaningOf(v.parse(replyBody, await response.json()));
    } catch {
      return NOTHING;
    }
  }
}

function meaningOf({ status, balance }: v.InferOutput<typeof replyBody>): WalletReply {
  if (status === 'RS_OK' && balance !== null) return { is: 'done', status, balance };
  if (OPEN.has(status)) return { is: 'unknown', status };
  return { is: 'refused', status, reason: REASONS[status] ?? 'other', balance };
}
