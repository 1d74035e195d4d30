import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Market } from '../../contract/markets.ts';
import { isNear } from '../http/privateAddress.ts';
import { outboxPage } from './outboxPage.ts';
import type { SandboxGateway } from './sandboxGateway.ts';

/** Where the messages of a sandbox house can be read. */
export const OUTBOX_PATH = '/sandbox/outbox';
const STYLE_PATH = '/sandbox/outbox.css';
const STYLE = readFileSync(new URL('outbox.css', import.meta.url), 'utf8');

/**
 * The outbox page and its style. For private addresses only, and not through a proxy, whose own address would be
 * one: the page shows the codes that change passwords. Without a sandbox there is no such page.
 */
export function serveOutbox(app: FastifyInstance, sandbox: SandboxGateway | null, market: Market): void {
  app.get(OUTBOX_PATH, async (request, reply) => {
    if (!sandbox || !isNear(request)) return absent(reply);
    const html = outboxPage(await sandbox.recent(), market, STYLE_PATH);
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
  });
  app.get(STYLE_PATH, async (request, reply) => {
    if (!sandbox || !isNear(request)) return absent(reply);
    return reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(STYLE);
  });
}

function absent(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send('not found');
}
