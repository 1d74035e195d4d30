import * as v from 'valibot';
import { name } from '../calls/readBody.ts';
import type { BetRequest, RollbackRequest, WinRequest } from '../wallet/asked.ts';
import { decimalAmount } from './money.ts';

/** Bodies of its calls. A round is `game.id`, the game that is played `game.details.table.id`. */

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
 * A bet is known by its refId: the credit and the cancel of it name no other. A debit's own id is for support; of a credit it
 * tells one from a further one. The kinds have names apart, as one of theirs may be another's.
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

/** A credit says that the bet is over, also when nothing was won. */
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
