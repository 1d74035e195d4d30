import * as v from 'valibot';
import { name } from '../calls/readBody.ts';
import type { BetRequest, RollbackRequest, WinRequest } from '../wallet/requests.ts';
import { hubAmount } from './money.ts';

/**
 * Schemas of the request bodies. Fields that the wallet does not need are ignored: bet, meta, is_aggregated, supplier_user. A
 * signature covers only the body, so no body may be valid for two calls: otherwise a body signed as a bet could be sent as a
 * win.
 */

const user = name(60);
const token = name(255);
const id = name(100);
const flag = v.nullish(v.boolean(), false);
/** A field of another call, which must be absent. */
const absent = v.optional(
  v.pipe(
    v.unknown(),
    v.check(() => false),
  ),
);

export const infoBody = v.object({ user, request_uuid: id });

export const balanceBody = v.object({ user, token, request_uuid: id, game_code: v.nullish(id, null) });

const transaction = {
  user,
  token: v.nullish(token, null),
  transaction_uuid: id,
  supplier_transaction_id: v.nullish(v.pipe(v.string(), v.maxLength(200)), null),
  round: v.nullish(id, null),
  round_closed: flag,
  reward_uuid: v.nullish(id, null),
  request_uuid: id,
  game_code: id,
};

const money = { currency: name(10), amount: hubAmount, is_free: flag, is_supplier_promo: flag };

export const betBody = v.object({
  ...transaction,
  ...money,
  token,
  round: id,
  reference_transaction_uuid: absent,
});

export const winBody = v.object({
  ...transaction,
  ...money,
  reference_transaction_uuid: v.nullable(id),
});

export const rollbackBody = v.object({
  ...transaction,
  reference_transaction_uuid: id,
  amount: absent,
  currency: absent,
});

type Transaction = Omit<
  v.InferOutput<typeof rollbackBody>,
  'reference_transaction_uuid' | 'amount' | 'currency'
>;

export function betOf(provider: string, body: v.InferOutput<typeof betBody>): BetRequest {
  const { token, currency, amount, is_free: free } = body;
  return { ...playOf(provider, body), token, currency, amount, free };
}

/** A win without a round is a round of its own, which ends with it. */
export function winOf(provider: string, body: v.InferOutput<typeof winBody>): WinRequest {
  const { currency, amount, reference_transaction_uuid: reference, round } = body;
  const play = playOf(provider, body);
  return { ...play, closes: play.closes || round === null, currency, amount, reference };
}

export function rollbackOf(provider: string, body: v.InferOutput<typeof rollbackBody>): RollbackRequest {
  return { ...playOf(provider, body), reference: body.reference_transaction_uuid };
}

function playOf(provider: string, body: Transaction) {
  return {
    provider,
    user: body.user,
    uuid: body.transaction_uuid,
    code: body.game_code,
    round: body.round ?? body.transaction_uuid,
    closes: body.round_closed,
    supplierId: printable(body.supplier_transaction_id),
    reward: body.reward_uuid,
  };
}

/** Used for support only: a text that the database does not accept is omitted. */
function printable(text: string | null): string | null {
  return text?.replace(/[^\x20-\x7e]/g, '?') ?? null;
}
