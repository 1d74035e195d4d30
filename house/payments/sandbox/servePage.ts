import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Market } from '../../../contract/markets.ts';
import { isNear } from '../../http/privateAddress.ts';
import { PRESSES, type SandboxGateway } from './gateway.ts';
import { sandboxPage } from './page.ts';

const PATH = '/sandbox/payments';
const STYLE_PATH = '/sandbox/payments.css';
const STYLE = ['../../messages/outbox.css', 'page.css']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n');

/**
 * The sandbox gateway's page, its style and its buttons: for private addresses only, as the outbox. Buttons are pressed
 * from the page itself alone. Without a sandbox there is no such page.
 */
export async function serveSandboxPage(
  app: FastifyInstance,
  sandbox: SandboxGateway | null,
  market: Market,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1_024 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.get(PATH, async (request, reply) => {
      if (!sandbox || !isNear(request)) return absent(reply);
      const html = sandboxPage(await sandbox.recent(), market, { style: STYLE_PATH, action: PATH });
      return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
    });
    scope.get(STYLE_PATH, async (request, reply) => {
      if (!sandbox || !isNear(request)) return absent(reply);
      return reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(STYLE);
    });
    scope.post(PATH, async (request, reply) => {
      const form = request.body;
      if (!sandbox || !isNear(request) || !fromHere(request) || !(form instanceof URLSearchParams))
        return absent(reply);
      const press = PRESSES.find((one) => one === form.get('press'));
      const id = form.get('id') ?? '';
      if (!press || !/^\d{1,18}$/.test(id) || !(await sandbox.press(BigInt(id), press))) return absent(reply);
      return reply.redirect(PATH, 303);
    });
  });
}

/** Not a form on another site: browsers say where a form was sent from. */
function fromHere({ headers: { origin, host } }: FastifyRequest): boolean {
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

function absent(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send('not found');
}
