import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Market } from '../../../contract/markets.ts';
import { isNear } from '../../http/privateAddress.ts';
import { absent, serveSandboxPage } from '../../sandbox/servePage.ts';
import { PRESSES, type SandboxGateway } from './gateway.ts';
import { sandboxPage } from './page.ts';

const PATH = '/sandbox/payments';

/** The sandbox gateway's page and its buttons, which are pressed from the page itself alone. */
export async function servePaymentsPage(
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
    serveSandboxPage(scope, {
      path: PATH,
      html:
        sandbox && (async (style) => sandboxPage(await sandbox.recent(), market, { style, action: PATH })),
      style: new URL('buttons.css', import.meta.url),
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
