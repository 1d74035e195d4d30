import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { GameError } from '../../../contract/providers/envelope.ts';
import {
  balanceRequest,
  openRequest,
  replayRequest,
  type SlotRefused,
  seedsRequest,
  shownRequest,
  spinRequest,
} from '../../../contract/providers/slotPlay.ts';
import type { Frames } from './frames.ts';
import type { SlotPlay } from './slotPlay.ts';
import { SpinRefused } from './spins.ts';

const MOST_BYTES = 4_096;
/** How long browsers cache the CORS permission, seconds. */
const ALLOWED_S = 7_200;

const STATUS: Readonly<Record<GameError, number>> = {
  connection: 503,
  session: 401,
  balance: 402,
  limit: 403,
  maintenance: 503,
  unsupported: 404,
  other: 400,
};

/**
 * Serves slots and their calls, below /slots/. A frame may have no origin, so any origin may read the answers; they do not
 * depend on cookies.
 */
export async function serveSlots(
  app: FastifyInstance,
  { play, frames, files, log }: { play: SlotPlay; frames: Frames; files: string; log: Logger },
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('access-control-allow-origin', '*');
    });
    scope.setErrorHandler((error, request, reply) => {
      log.error({ err: error, url: request.routeOptions.url }, 'a call of a slot failed');
      return reply.code(500).send(refusedFor('connection'));
    });
    scope.options('/slots/*', async (_request, reply) =>
      reply
        .header('access-control-allow-methods', 'POST')
        .header('access-control-allow-headers', 'content-type')
        .header('access-control-max-age', ALLOWED_S)
        .code(204)
        .send(),
    );
    function serve<Schema extends v.GenericSchema>(
      path: string,
      schema: Schema,
      answer: (request: v.InferOutput<Schema>) => Promise<object>,
    ): void {
      scope.post(`/slots/${path}`, async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const parsed = v.safeParse(schema, jsonIn(request.body));
        if (!parsed.success) return reply.code(STATUS.other).send(refusedFor('other'));
        try {
          return await answer(parsed.output);
        } catch (error) {
          if (!(error instanceof SpinRefused)) throw error;
          return reply.code(STATUS[error.reason]).send(refusedFor(error.reason, error.over));
        }
      });
    }
    serve('open', openRequest, (request) => play.open(request));
    serve('spin', spinRequest, (request) => play.spin(request));
    serve('shown', shownRequest, (request) => play.shown(request));
    serve('replay', replayRequest, (request) => play.replay(request));
    serve('seeds', seedsRequest, (request) => play.seeds(request));
    serve('balance', balanceRequest, (request) => play.balance(request));
    if (existsSync(files))
      await scope.register(fastifyStatic, {
        root: files,
        prefix: '/slots/',
        cacheControl: false,
        setHeaders(reply, path) {
          const cacheControl = path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
          reply.setHeader('cache-control', cacheControl);
        },
      });
    scope.addHook('onSend', async (request, reply, payload) => {
      reply.headers(headersOf(frames.siteOf(request.query)));
      return payload;
    });
  });
}

/** A slot's page loads nothing from other origins, and can be framed only by the site for which it was opened. */
function headersOf(site: string | null): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "connect-src 'self'",
    "font-src 'self'",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${site ?? "'none'"}`,
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  };
}

function refusedFor(error: GameError, over = false): SlotRefused {
  return { error, ...(over && { over }) };
}

function jsonIn(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}
