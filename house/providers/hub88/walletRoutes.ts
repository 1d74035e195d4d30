import type { FastifyInstance } from 'fastify';
import { echo, serveWallet, type WalletParts, walletCall } from '../calls/serveWallet.ts';
import type { WalletOutcome } from '../wallet/outcome.ts';
import { balanceBody, betBody, betOf, infoBody, rollbackBody, rollbackOf, winBody, winOf } from './bodies.ts';
import { hubMoney } from './money.ts';
import { isSigned, SIGNATURE_HEADER } from './signature.ts';
import { type HubStatus, hubStatusOf } from './statuses.ts';

/** Maximum length of the protocol's ids. */
const MOST_ECHOED = 100;

/** Serves the wallet in Hub88's operator protocol. */
export function serveHubWallet(app: FastifyInstance, parts: WalletParts): Promise<void> {
  const { wallet } = parts;
  return serveWallet<HubStatus>(app, parts, {
    protocol: 'hub88',
    calls: {
      '/user/info': walletCall(infoBody, (provider, { user }) => wallet.info({ provider, user })),
      '/user/balance': walletCall(balanceBody, (provider, { user, token, game_code: code }) =>
        wallet.balance({ provider, user, token, code }),
      ),
      '/transaction/bet': walletCall(betBody, (provider, body) => wallet.bet(betOf(provider, body))),
      '/transaction/win': walletCall(winBody, (provider, body) => wallet.win(winOf(provider, body))),
      '/transaction/rollback': walletCall(rollbackBody, (provider, body) =>
        wallet.rollback(rollbackOf(provider, body)),
      ),
    },
    statuses: {
      syntax: 'RS_ERROR_WRONG_SYNTAX',
      types: 'RS_ERROR_WRONG_TYPES',
      late: 'RS_ERROR_TIMEOUT',
      fault: 'RS_ERROR_UNKNOWN',
    },
    refusal(link, { headers }, body) {
      if (!link?.publicKey) return 'RS_ERROR_INVALID_PARTNER';
      return isSigned(body, headers[SIGNATURE_HEADER], link.publicKey) ? null : 'RS_ERROR_INVALID_SIGNATURE';
    },
    statusOf: (outcome) => (outcome.done ? 'RS_OK' : hubStatusOf(outcome.why)),
    encode: encodeReply,
  });
}

/** Encodes an answer with the request's id; null stands for unknown values. */
function encodeReply(
  status: HubStatus,
  { user, request_uuid }: Record<string, unknown>,
  outcome: WalletOutcome | null,
): string {
  const { currency, balance } = outcome ?? { currency: null, balance: null };
  const named = { user: echo(user, MOST_ECHOED), status, request_uuid: echo(request_uuid, MOST_ECHOED) };
  const body = JSON.stringify({ ...named, currency });
  return `${body.slice(0, -1)},"balance":${balance === null ? 'null' : hubMoney(balance)}}`;
}
