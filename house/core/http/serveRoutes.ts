import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import { SERVER_TIME } from '../../../contract/http/call.ts';
import type { ActBudget } from '../actBudget.ts';
import type { Clock } from '../clock.ts';
import type { RateLimits } from '../rateLimits/rateLimits.ts';
import { laneOf, type Turns } from '../turns.ts';
import { isPlainHost, networkOf } from './addresses.ts';
import { CallQueue } from './callQueue.ts';
import { deviceIdOf, refreshOf, setDeviceCookie, setRefreshCookie } from './cookies.ts';
import { FileAnswer } from './fileAnswer.ts';
import { takeForms } from './forms.ts';
import type { Gate, Route, Session } from './route.ts';

interface Options {
  routes: readonly Route[];
  /** The session of a token, null when the token is invalid. */
  authenticate(token: string): Promise<Session | null>;
  limits: HttpLimits;
  rates: RateLimits;
  /** The queue for all reads, shared with the channel. */
  reads: Turns;
  acts: ActBudget;
  gate: Gate;
  clock: Clock;
}

const KEY = /^[\x21-\x7e]{1,100}$/;

/** Serves the contract's calls, with their rate limits. */
export async function serveRoutes(
  app: FastifyInstance,
  { routes, authenticate, limits, rates, reads, acts, gate, clock }: Options,
): Promise<void> {
  const aMinute = (most: number) => ({ most, seconds: 60 });
  const calls = rates.countedLightly('calls', aMinute(limits.calls));
  const allTries = rates.counted('tries', aMinute(limits.tries));
  const triesOfOne = rates.counted('tries of one', aMinute(limits.triesOfOne));
  const reports = rates.counted('reports', aMinute(limits.reports));
  app.addHook('onSend', async (_request, reply) => void reply.header(SERVER_TIME, clock.now()));
  const queue = new CallQueue();
  app.addHook('onRequest', () => queue.turn());
  app.addHook('onRequest', (request) => calls(networkOf(request.ip)));
  for (const route of routes) if (!route.form) serve(app, route);
  await app.register(async (forms) => {
    takeForms(forms);
    forms.addHook('onRequest', async (request) => void (await sessionOf(request)));
    for (const route of routes) if (route.form) serve(forms, route);
  });

  function serve(scope: FastifyInstance, { call, answer, tries, always, report, device }: Route): void {
    scope.route({
      method: call.method,
      url: call.path.replace(/\{(\w+)\}/g, ':$1'),
      async preHandler(request) {
        const refusal = always ? null : gate.refusal(gate.countryOf(request.raw));
        if (refusal !== null) throw new Refusal(refusal);
        request.body = readInput(call, request);
        const network = networkOf(request.ip);
        if (tries) {
          const one = tries(request.body);
          await allTries(network);
          if (one !== null) await triesOfOne(`${network} ${one}`);
        }
        if (report) await reports(network);
      },
      async handler(request, reply) {
        const session =
          call.auth === 'token' ? await sessionOf(request) : call.known ? await knownSession(request) : null;
        const country = gate.countryOf(request.raw);
        const agent = request.headers['user-agent'] ?? '';
        const deviceId = device ? deviceIdOf(request) : '';
        const from = { ip: request.ip, country, agent, deviceId, origin: originOf(request) };
        const cookie = {
          refresh: refreshOf(request),
          setRefreshCookie: (refresh: string | null) => setRefreshCookie(request, reply, refresh),
        };
        const given = { input: request.body, key: keyOf(request), ...from, ...cookie };
        const lane = laneOf({ userId: session?.userId ?? null, network: networkOf(request.ip) });
        const answered = await (call.method === 'GET'
          ? reads.take(lane, () => answer(given, session))
          : act(session, () => answer(given, session)));
        if (device) setDeviceCookie(request, reply, deviceId);
        return answered instanceof FileAnswer ? answered.send(reply) : answered;
      },
    });
  }

  /** Runs a state-changing call, for a player within the account's budget. */
  async function act(session: Session | null, perform: () => Promise<unknown>): Promise<unknown> {
    if (session === null) return perform();
    if (!acts.mayAct(session.userId)) throw new Refusal(ErrorCode.tooFrequent);
    try {
      return await perform();
    } catch (error) {
      if (error instanceof Refusal) acts.refused(session.userId);
      throw error;
    }
  }

  async function knownSession({ headers: { main_token: token } }: FastifyRequest): Promise<Session | null> {
    return typeof token === 'string' && token !== '' ? authenticate(token) : null;
  }

  async function sessionOf({ headers: { main_token: token } }: FastifyRequest): Promise<Session> {
    if (typeof token !== 'string' || token === '') throw new Refusal(ErrorCode.logInFirst);
    const session = await authenticate(token);
    if (!session) throw new Refusal(ErrorCode.badToken);
    return session;
  }
}

/** Reads the call's input from where its method carries it, and validates it. It replaces the request's body. */
function readInput({ method, input: schema }: Route['call'], request: FastifyRequest): unknown {
  if (!schema) return undefined;
  const carried = method === 'POST' || method === 'PUT' ? request.body : request.query;
  const plain = typeof carried === 'object' && carried !== null && !Array.isArray(carried) ? carried : {};
  const read = v.safeParse(schema, { ...plain, ...(request.params as object) });
  if (read.success) return read.output;
  throw new Refusal(ErrorCode.badParameter, v.getDotPath(read.issues[0]) ?? undefined);
}

function keyOf({ headers: { 'idempotency-key': key } }: FastifyRequest): string | null {
  if (key === undefined) return null;
  if (typeof key !== 'string' || !KEY.test(key)) throw new Refusal(ErrorCode.badParameter, 'Idempotency-Key');
  return key;
}

function originOf({ protocol, host }: FastifyRequest): string | null {
  return isPlainHost(host) ? `${protocol}://${host.toLowerCase()}` : null;
}

/** HTTP limits per address (addresses.ts) and minute. Mobile carriers put many players behind one address. */
export interface HttpLimits {
  /** Calls of any kind. */
  calls: number;
  /** Registrations and logins from one address. */
  tries: number;
  /** Registrations and logins of one phone from one address. */
  triesOfOne: number;
  /** Client reports, each with several entries. */
  reports: number;
}

export const HTTP_LIMITS: HttpLimits = { calls: 1_200, tries: 60, triesOfOne: 10, reports: 30 };

/** Maximum size of a body, and of a request's line and headers, bytes. */
export const BODY_BYTES = 65_536;
export const HEADER_BYTES = 16_384;
