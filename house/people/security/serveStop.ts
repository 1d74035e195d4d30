import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language, Market } from '../../../contract/markets.ts';
import { STOP_PATH } from '../messages/notices.ts';
import type { StopLinks } from './stopLinks.ts';
import { type StopState, stopPage } from './stopPage.ts';

const STYLE_PATH = `${STOP_PATH}.css`;
const LANGUAGES: readonly Language[] = ['id', 'es-MX', 'en'];
const GONE = 404;

type Asked = FastifyRequest<{ Params: { token: string } }>;

/**
 * The page of the links in messages: it opens without signing in and while the site is closed. Opening it changes nothing, as
 * scanners of mail open links; its button does.
 */
export async function serveStop(app: FastifyInstance, links: StopLinks, market: Market): Promise<void> {
  const style = ['../../core/sandbox/page.css', './stop.css']
    .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
    .join('\n');
  const show = (reply: FastifyReply, request: FastifyRequest, state: StopState) =>
    reply
      .code(state === 'gone' ? GONE : 200)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(stopPage(state, languageOf(request, market), market, STYLE_PATH));

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The button sends nothing but its address.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1_024 }, (_request, _body, done) =>
      done(null),
    );
    scope.get(STYLE_PATH, async (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(style),
    );
    scope.get(`${STOP_PATH}/:token`, async (request: Asked, reply) =>
      show(reply, request, (await links.look(request.params.token)) ?? 'gone'),
    );
    scope.post(`${STOP_PATH}/:token`, async (request: Asked, reply) =>
      show(reply, request, (await links.stop(request.params.token)) ? 'done' : 'gone'),
    );
  });
}

/** The first language of the browser that the site speaks; the market's where there is none. */
function languageOf({ headers }: FastifyRequest, market: Market): Language {
  const asked = (headers['accept-language'] ?? '')
    .split(',')
    .map((one) => one.trim().slice(0, 2).toLowerCase());
  const found = asked.map((two) => LANGUAGES.find((language) => language.slice(0, 2) === two));
  return found.find((language) => language !== undefined) ?? market.language;
}
