import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type * as v from 'valibot';
import { within } from '../calls/deadline.ts';
import { serveRaw } from '../calls/rawRoutes.ts';
import { objectIn, readFields } from '../calls/readBody.ts';
import type { StudioLinks } from '../links/links.ts';
import type { WalletOutcome } from '../wallet/outcome.ts';
import type { StudioWallet } from '../wallet/wallet.ts';
import { balanceBody, betBody, betOf, infoBody, rollbackBody, rollbackOf, winBody, winOf } from './bodies.ts';
import { hubMoney } from './money.ts';
import { isSigned, SIGNATURE_HEADER } from './signature.ts';
import { type HubStatus, hubStatusOf } from './statuses.ts';

export interface HubWalletParts {
  links: StudioLinks;
  wallet: StudioWallet;
  log: Logger;
  /** How long an answer may take, ms: then it is the studio's to roll back. */
  patience: number;
}

/** A call: how its body is read, and what is done. */
type Answer = (studio: string, fields: Record<string, unknown>) => Promise<WalletOutcome> | HubStatus;

const UNREAD = { syntax: 'RS_ERROR_WRONG_SYNTAX', types: 'RS_ERROR_WRONG_TYPES' } as const;

/** Serves the wallet as Hub88's operators do. */
export async function serveHubWallet(
  app: FastifyInstance,
  { links, wallet, log, patience }: HubWalletParts,
): Promise<void> {
  const answers: Record<string, Answer> = {
    '/user/info': call(infoBody, (studio, { user }) => wallet.info({ studio, user })),
    '/user/balance': call(balanceBody, (studio, { user, token, game_code: code }) =>
      wallet.balance({ studio, user, token, code }),
    ),
    '/transaction/bet': call(betBody, (studio, body) => wallet.bet(betOf(studio, body))),
    '/transaction/win': call(winBody, (studio, body) => wallet.win(winOf(studio, body))),
    '/transaction/rollback': call(rollbackBody, (studio, body) => wallet.rollback(rollbackOf(studio, body))),
  };
  await serveRaw(app, {
    paths: Object.keys(answers),
    unreadable: () => say('RS_ERROR_WRONG_SYNTAX', {}),
    async answer({ path, studio, body, request }) {
      let fields: Record<string, unknown> = {};
      try {
        const link = await links.of(studio);
        if (link?.protocol !== 'hub88' || !link.publicKey) return say('RS_ERROR_INVALID_PARTNER', fields);
        if (!isSigned(body, request.headers[SIGNATURE_HEADER], link.publicKey))
          return say('RS_ERROR_INVALID_SIGNATURE', fields);
        const read = objectIn(body);
        if (read === null) return say('RS_ERROR_WRONG_SYNTAX', fields);
        fields = read;
        const outcome = answers[path]?.(studio, fields) ?? 'RS_ERROR_UNKNOWN';
        if (typeof outcome === 'string') return say(outcome, fields);
        const timely = await within(patience, outcome, 'RS_ERROR_TIMEOUT' as const);
        if (typeof timely === 'string') return say(timely, fields);
        return say(timely.done ? 'RS_OK' : hubStatusOf(timely.why), fields, timely);
      } catch (error) {
        log.error({ err: error, studio, path }, 'a call of a studio failed');
        return say('RS_ERROR_UNKNOWN', fields);
      }
    },
  });
}

function call<Schema extends v.GenericSchema>(
  schema: Schema,
  act: (studio: string, body: v.InferOutput<Schema>) => Promise<WalletOutcome>,
): Answer {
  return (studio, fields) => {
    const body = readFields(schema, fields);
    return 'unread' in body ? UNREAD[body.unread] : act(studio, body.read);
  };
}

/** An answer, with the request's own name of it; null stands for what is not known. */
function say(
  status: HubStatus,
  { user, request_uuid }: Record<string, unknown>,
  { currency, balance }: { currency: string | null; balance: bigint | null } = {
    currency: null,
    balance: null,
  },
): string {
  const told = JSON.stringify({ user: echo(user), status, request_uuid: echo(request_uuid), currency });
  return `${told.slice(0, -1)},"balance":${balance === null ? 'null' : hubMoney(balance)}}`;
}

/** Nothing long is sent back. */
function echo(value: unknown): string | null {
  return typeof value === 'string' && value.length <= 100 ? value : null;
}
