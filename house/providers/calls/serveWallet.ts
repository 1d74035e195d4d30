import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type * as v from 'valibot';
import { within } from '../../core/deadline.ts';
import type { Protocol, ProviderLink, ProviderLinks } from '../links/links.ts';
import type { WalletOutcome } from '../wallet/outcome.ts';
import type { ProviderWallet } from '../wallet/wallet.ts';
import { serveRaw } from './rawRoutes.ts';
import { objectIn, readFields, type Unread } from './readBody.ts';

/** Dependencies of serving the wallet, for any protocol. */
export interface WalletParts {
  links: ProviderLinks;
  wallet: ProviderWallet;
  log: Logger;
  /** Maximum response time, ms: after it the provider has to roll the call back. */
  patience: number;
}

/** A wallet call: reads its body and performs it. */
type WalletCall = (provider: string, fields: Record<string, unknown>) => Promise<WalletOutcome> | Unread;

/** A wallet protocol: its calls and its status codes. */
interface WalletProtocol<Status> {
  readonly protocol: Protocol;
  /** By path below /wallet/{provider}. */
  readonly calls: Readonly<Record<string, WalletCall>>;
  readonly statuses: Readonly<Record<Unread | 'late' | 'fault', Status>>;
  /**
   * Authenticates a call: the status of a refusal, or null if it comes from a provider of the protocol. @param link null if no
   * provider of that name is connected
   */
  refusal(link: ProviderLink | null, request: FastifyRequest, body: Buffer): Status | null;
  statusOf(outcome: WalletOutcome, path: string): Status;
  /** Encodes an answer as JSON, including fields echoed from the request. */
  encode(
    status: Status,
    fields: Record<string, unknown>,
    outcome: WalletOutcome | null,
    path: string,
  ): string;
}

/** Serves the wallet in a protocol. Every call is answered, also one that fails or times out. */
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

/** A call with a body that is read by a schema. */
export function walletCall<Schema extends v.GenericSchema>(
  schema: Schema,
  act: (provider: string, body: v.InferOutput<Schema>) => Promise<WalletOutcome>,
): WalletCall {
  return (provider, fields) => {
    const body = readFields(schema, fields);
    return 'unread' in body ? body.unread : act(provider, body.read);
  };
}

/** A request field to echo in the answer; null if it is too long or not text. */
export function echo(value: unknown, most: number): string | null {
  return typeof value === 'string' && value.length <= most ? value : null;
}
