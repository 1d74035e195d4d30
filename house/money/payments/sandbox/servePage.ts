import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Market } from '../../../../contract/markets.ts';
import { absent, type SandboxDoor } from '../../../core/sandbox/door.ts';
import { serveSandboxPage } from '../../../core/sandbox/servePage.ts';
import { PRESSES, type SandboxGateway } from './gateway.ts';
import { sandboxPage } from './page.ts';

const PATH = '/sandbox/payments';

/** The sandbox gateway's page and its buttons, which are pressed from the page itself alone; null without a sandbox. */
export async function servePaymentsPage(
  app: FastifyInstance,
  sandbox: { gateway: SandboxGateway; door: SandboxDoor } | null,
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
      shown: sandbox && {
        door: sandbox.door,
        html: async (style) => sandboxPage(await sandbox.gateway.recent(), market, { style, action: PATH }),
      },
      style: new URL('buttons.css', import.meta.url),
    });
    scope.post(PATH, async (request, reply) => {
      const form = request.body;
      if (!sandbox || !fromHere(request) || !(form instanceof URLSearchParams)) return absent(reply);
      const answer = sandbox.door.answer(request, reply);
      if (answer) return answer;
      const press = PRESSES.find((one) => one === form.get('press'));
      const id = form.get('id') ?? '';
      if (!press || !/^\d{1,18}$/.test(id) || !(await sandbox.gateway.press(BigInt(id), press)))
        return absent(reply);
      return reply.redirect(PATH, 303);
    });
  });
}

/** Not a form on another site: browsers say where a form was sent from. */
function fromHere({ headers: { origin, host } }: FastifyRequest): boolean {
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}
