import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type * as v from 'valibot';
import { within } from '../calls/deadline.ts';
import { serveRaw } from '../calls/rawRoutes.ts';
import { objectIn, readFields } from '../calls/readBody.ts';
import type { StudioLinks } from '../links/links.ts';
import type { WalletOutcome } from '../wallet/outcome.ts';
import type { StudioWallet } from '../wallet/wallet.ts';
import { balanceBody, betOf, cancelOf, checkBody, debitBody, playBody, winOf } from './bodies.ts';
import { decimalMoney } from './money.ts';
import { type OneStatus, oneStatusOf } from './statuses.ts';

export interface OneWalletParts {
  links: StudioLinks;
  wallet: StudioWallet;
  log: Logger;
  /** How long an answer may take, ms: then it is the studio's to cancel. */
  patience: number;
}

/** A call: how its body is read, and what is done; null where the body is none. */
type Answer = (studio: string, fields: Record<string, unknown>) => Promise<WalletOutcome> | null;

/** Serves the wallet in the shape of Evolution's One Wallet. */
export async function serveOneWallet(
  app: FastifyInstance,
  { links, wallet, log, patience }: OneWalletParts,
): Promise<void> {
  const answers: Record<string, Answer> = {
    '/check': call(checkBody, (studio, { userId: user, sid: token }) =>
      wallet.balance({ studio, user, token, code: null }),
    ),
    '/balance': call(balanceBody, (studio, { userId: user, sid: token, game }) =>
      wallet.balance({ studio, user, token, code: game?.details.table.id ?? null }),
    ),
    '/debit': call(debitBody, (studio, body) => wallet.bet(betOf(studio, body))),
    '/credit': call(playBody, (studio, body) => wallet.win(winOf(studio, body))),
    '/cancel': call(playBody, (studio, body) => wallet.rollback(cancelOf(studio, body))),
  };
  await serveRaw(app, {
    paths: Object.keys(answers),
    unreadable: () => say('INVALID_PARAMETER', {}),
    async answer({ path, studio, body, request }) {
      let fields: Record<string, unknown> = {};
      try {
        const link = await links.of(studio);
        if (link?.protocol !== 'oneWallet' || !isKnown(request, link.secret))
          return say('INVALID_TOKEN_ID', fields);
        const read = objectIn(body);
        if (read === null) return say('INVALID_PARAMETER', fields);
        fields = read;
        const outcome = answers[path]?.(studio, fields) ?? null;
        if (outcome === null) return say('INVALID_PARAMETER', fields);
        const timely = await within(patience, outcome, 'TEMPORARY_ERROR' as const);
        if (typeof timely === 'string') return say(timely, fields);
        return say(timely.done ? 'OK' : oneStatusOf(timely.why, path), fields, timely, path);
      } catch (error) {
        log.error({ err: error, studio, path }, 'a call of a studio failed');
        return say('TEMPORARY_ERROR', fields);
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
    return 'unread' in body ? null : act(studio, body.read);
  };
}

/** Whether the token in the address is the one that was agreed on; how much of it is right takes no other time. */
function isKnown({ query }: FastifyRequest, secret: string | null): boolean {
  const { authToken } = query as Record<string, unknown>;
  if (typeof authToken !== 'string' || !secret) return false;
  return timingSafeEqual(digest(authToken), digest(secret));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** An answer; what a player has is in all but a check's, where it is known. */
function say(
  status: OneStatus,
  { uuid, sid }: Record<string, unknown>,
  { balance }: { balance: bigint | null } = { balance: null },
  path = '',
): string {
  const named = JSON.stringify({ status, ...(path === '/check' && { sid: echo(sid) }), uuid: echo(uuid) });
  if (balance === null || path === '/check') return named;
  return `${named.slice(0, -1)},"balance":${decimalMoney(balance)}}`;
}

/** Nothing long is sent back. */
function echo(value: unknown): string | null {
  return typeof value === 'string' && value.length <= 255 ? value : null;
}
