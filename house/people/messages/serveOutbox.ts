import type { FastifyInstance } from 'fastify';
import type { Market } from '../../../contract/markets.ts';
import type { SandboxDoor } from '../../core/sandbox/door.ts';
import { serveSandboxPage } from '../../core/sandbox/servePage.ts';
import { outboxPage } from './outboxPage.ts';
import type { SandboxGateway } from './sandboxGateway.ts';

/** Where the messages of a sandbox house can be read. */
export const OUTBOX_PATH = '/sandbox/outbox';

/** The outbox page; null without a sandbox. */
export function serveOutbox(
  app: FastifyInstance,
  sandbox: { gateway: SandboxGateway; door: SandboxDoor } | null,
  market: Market,
): void {
  serveSandboxPage(app, {
    path: OUTBOX_PATH,
    shown: sandbox && {
      door: sandbox.door,
      html: async (stylePath) => outboxPage(await sandbox.gateway.recent(), market, stylePath),
    },
  });
}
