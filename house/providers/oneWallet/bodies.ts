import * as v from 'valibot';
import { name } from '../calls/readBody.ts';
import type { BetRequest, RollbackRequest, WinRequest } from '../wallet/requests.ts';
import { decimalAmount } from './money.ts';

/** Schemas of the request bodies. `game.id` is the round; `game.details.table.id` is the game. */

const id = name(60);
const sid = name(255);
const user = name(60);

export const checkBody = v.object({ sid, userId: user, uuid: id });

const table = v.object({ table: v.object({ id }) });

export const balanceBody = v.object({
  ...checkBody.entries,
  game: v.nullish(v.object({ details: table }), null),
});

export const playBody = v.object({
  sid: v.nullish(sid, null),
  userId: user,
  uuid: id,
  currency: name(10),
  game: v.object({ id, details: table }),
  transaction: v.object({ id, refId: id, amount: decimalAmount }),
});

export const debitBody = v.object({ ...playBody.entries, sid });

type Play = v.InferOutput<typeof playBody>;

/**
 * A bet is identified by its refId, which its credit and its cancel repeat. A debit's own id is for support only; a credit's
 * own id distinguishes it from further ones. The kinds are prefixed, because ids may repeat across kinds.
 */
export const betName = (refId: string) => `bet ${refId}`;
export const winName = (id: string) => `win ${id}`;
export const cancelName = (refId: string) => `cancel ${refId}`;

export function betOf(provider: string, body: v.InferOutput<typeof debitBody>): BetRequest {
  const { sid: token, currency, transaction } = body;
  const uuid = betName(transaction.refId);
  return {
    ...{ ...playOf(provider, body), uuid, token, currency },
    ...{ amount: transaction.amount, free: false, closes: false },
  };
}

/** A credit ends the bet, also if nothing was won. */
export function winOf(provider: string, body: Play): WinRequest {
  const { currency, transaction } = body;
  const uuid = winName(transaction.id);
  const reference = betName(transaction.refId);
  const { amount } = transaction;
  return { ...playOf(provider, body), uuid, currency, amount, reference, closes: true };
}

export function cancelOf(provider: string, body: Play): RollbackRequest {
  const { refId } = body.transaction;
  return { ...playOf(provider, body), uuid: cancelName(refId), reference: betName(refId), closes: false };
}

function playOf(provider: string, { userId, game, transaction }: Omit<Play, 'sid'>) {
  return {
    ...{ provider, user: userId, code: game.details.table.id, round: game.id },
    ...{ supplierId: transaction.id, reward: null },
  };
}
