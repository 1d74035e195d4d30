import type { FastifyInstance } from 'fastify';
import type { Market } from '../../contract/markets.ts';
import { serveSandboxPage } from '../sandbox/servePage.ts';
import { outboxPage } from './outboxPage.ts';
import type { SandboxGateway } from './sandboxGateway.ts';

/** Where the messages of a sandbox house can be read. */
export const OUTBOX_PATH = '/sandbox/outbox';

/** The outbox page. */
export function serveOutbox(app: FastifyInstance, sandbox: SandboxGateway | null, market: Market): void {
  serveSandboxPage(app, {
    path: OUTBOX_PATH,
    html: sandbox && (async (stylePath) => outboxPage(await sandbox.recent(), market, stylePath)),
  });
}
