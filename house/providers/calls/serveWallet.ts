import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type * as v from 'valibot';
import { within } from '../../core/deadline.ts';
import type { Protocol, ProviderLink, ProviderLinks } from '../links/links.ts';
import type { WalletOutcome } from '../wallet/outcome.ts';
import type { ProviderWallet } from '../wallet/wallet.ts';
import { serveRaw } from './rawRoutes.ts';
import { objectIn, readFields, type Unread } from './readBody.ts';

/** What serving the wallet takes in any protocol. */
export interface WalletParts {
  links: ProviderLinks;
  wallet: ProviderWallet;
  log: Logger;
  /** How long an answer may take, ms: then the call is the provider's to take back. */
  patience: number;
}

/** A call: how its body is read, and what is done. */
type WalletCall = (provider: string, fields: Record<string, unknown>) => Promise<WalletOutcome> | Unread;

/** A protocol in which providers call the wallet: its calls, and its words for what comes of them. */
interface WalletProtocol<Status> {
  readonly protocol: Protocol;
  /** By their paths behind /wallet/{provider}. */
  readonly calls: Readonly<Record<string, WalletCall>>;
  readonly statuses: Readonly<Record<Unread | 'late' | 'fault', Status>>;
  /** Why a call is not from a provider of the protocol, null when it is. @param link null: none of it is connected by that name */
  refusal(link: ProviderLink | null, request: FastifyRequest, body: Buffer): Status | null;
  statusOf(outcome: WalletOutcome, path: string): Status;
  /** An answer's JSON, with what of the request comes back in it. */
  encode(
    status: Status,
    fields: Record<string, unknown>,
    outcome: WalletOutcome | null,
    path: string,
  ): string;
}

/** Serves the wallet in a protocol. Every call is answered, also one that fails or takes too long. */
export function serveWallet<Status>(
  app: FastifyInstance,
  { links, log, patience }: Omit<WalletParts, 'wallet'>,
  { protocol, calls, statuses, refusal, statusOf, encode }: WalletProtocol<Status>,
): Promise<void> {
  return serveRaw(app, {
    paths: Object.keys(calls),
    unreadable: () => encode(statuses.syntax, {}, null, ''),
    async answer({ path, provider, body, request }) {
      let fields: Record<string, unknown> = {};
      const reply = (status: Status, outcome: WalletOutcome | null = null) =>
        encode(status, fields, outcome, path);
      try {
        const link = await links.of(provider);
        const refused = refusal(link?.protocol === protocol ? link : null, request, body);
        if (refused !== null) return reply(refused);
        const read = objectIn(body);
        if (read === null) return reply(statuses.syntax);
        fields = read;
        const outcome = calls[path]?.(provider, fields) ?? 'syntax';
        if (typeof outcome === 'string') return reply(statuses[outcome]);
        const timely = await within(patience, outcome, null);
        return timely === null ? reply(statuses.late) : reply(statusOf(timely, path), timely);
      } catch (error) {
        log.error({ err: error, provider, path }, 'a call of a provider failed');
        return reply(statuses.fault);
      }
    },
  });
}

/** A call whose body a schema reads. */
export function walletCall<Schema extends v.GenericSchema>(
  schema: Schema,
  act: (provider: string, body: v.InferOutput<Schema>) => Promise<WalletOutcome>,
): WalletCall {
  return (provider, fields) => {
    const body = readFields(schema, fields);
    return 'unread' in body ? body.unread : act(provider, body.read);
  };
}

/** What of a request comes back in its answer: nothing that is long, or no text. */
export function echo(value: unknown, most: number): string | null {
  return typeof value === 'string' && value.length <= most ? value : null;
}
