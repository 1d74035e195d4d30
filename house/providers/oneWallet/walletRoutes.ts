import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { echo, serveWallet, type WalletParts, walletCall } from '../calls/serveWallet.ts';
import type { WalletOutcome } from '../wallet/outcome.ts';
import { balanceBody, betOf, cancelOf, checkBody, debitBody, playBody, winOf } from './bodies.ts';
import { decimalMoney } from './money.ts';
import { type OneStatus, oneStatusOf } from './statuses.ts';

/** Maximum length of the protocol's session ids. */
const MOST_ECHOED = 255;

/** Serves the wallet in the protocol of Evolution's One Wallet. */
export function serveOneWallet(app: FastifyInstance, parts: WalletParts): Promise<void> {
  const { wallet } = parts;
  return serveWallet<OneStatus>(app, parts, {
    protocol: 'oneWallet',
    calls: {
      '/check': walletCall(checkBody, (provider, { userId: user, sid: token }) =>
        wallet.balance({ provider, user, token, code: null }),
      ),
      '/balance': walletCall(balanceBody, (provider, { userId: user, sid: token, game }) =>
        wallet.balance({ provider, user, token, code: game?.details.table.id ?? null }),
      ),
      '/debit': walletCall(debitBody, (provider, body) => wallet.bet(betOf(provider, body))),
      '/credit': walletCall(playBody, (provider, body) => wallet.win(winOf(provider, body))),
      '/cancel': walletCall(playBody, (provider, body) => wallet.rollback(cancelOf(provider, body))),
    },
    statuses: {
      syntax: 'INVALID_PARAMETER',
      types: 'INVALID_PARAMETER',
      late: 'TEMPORARY_ERROR',
      fault: 'TEMPORARY_ERROR',
    },
    refusal: (link, request) => (link && isKnown(request, link.secret) ? null : 'INVALID_TOKEN_ID'),
    statusOf: (outcome, path) => (outcome.done ? 'OK' : oneStatusOf(outcome.why, path)),
    encode: encodeReply,
  });
}

/** Whether the token in the URL is the agreed one; the comparison takes constant time. */
function isKnown({ query }: FastifyRequest, secret: string | null): boolean {
  const { authToken } = query as Record<string, unknown>;
  if (typeof authToken !== 'string' || !secret) return false;
  return timingSafeEqual(digest(authToken), digest(secret));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Encodes an answer; all but those to a check contain the balance, if known. */
function encodeReply(
  status: OneStatus,
  { uuid, sid }: Record<string, unknown>,
  outcome: WalletOutcome | null,
  path: string,
): string {
  // If the call was not understood, only its id is echoed.
  const isCheck = outcome !== null && path === '/check';
  const named = JSON.stringify({
    status,
    ...(isCheck && { sid: echo(sid, MOST_ECHOED) }),
    uuid: echo(uuid, MOST_ECHOED),
  });
  const balance = outcome?.balance ?? null;
  if (balance === null || isCheck) return named;
  return `${named.slice(0, -1)},"balance":${decimalMoney(balance)}}`;
}
