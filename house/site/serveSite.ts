import { basename } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerUnknown } from '../http/answers.ts';
import { encodingFor, type Page } from './page.ts';

/** Files whose name carries a hash of their content never change. */
const HASHED = /[-.][\w-]{8,}\.\w+(\.(br|gz))?$/;
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';
/** The font keeps its name and hardly ever changes; asking for it at every visit would hold up the first words. */
const FONT = /[\\/]fonts[\\/][^\\/]+\.woff2$/;
const A_WEEK = 'public, max-age=604800';

/** Addresses of calls: what is unknown there is an unknown call, never the page. */
const CALLS = /^\/(main|heracles)(\/|$)/;

/**
 * Serves the built client: its files, compressed ahead where the build did so, and the page for every address of
 * the client's own. Without a page (nothing is built) only calls and the channel answer.
 */
export async function serveSite(app: FastifyInstance, clientDir: string, page: Page | null): Promise<void> {
  if (page)
    await app.register(fastifyStatic, {
      root: clientDir,
      index: false,
      allowedPath: (path) => path !== '/index.html',
      preCompressed: true,
      cacheControl: false,
      setHeaders(response, path) {
        const forever = path.includes('/assets/') && HASHED.test(basename(path));
        response.setHeader('cache-control', forever ? FOREVER : FONT.test(path) ? A_WEEK : ASK_FIRST);
        response.setHeader('vary', 'Accept-Encoding');
      },
    });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (CALLS.test(path)) return answerUnknown(request, reply);
    if (page && isPage(request, path)) return sendPage(request, reply, page);
    return reply.code(404).type('text/plain; charset=utf-8').send('not found');
  });
}

/** A page is asked for by GET (or HEAD); its last part has no ending, which a missing file's has. */
function isPage({ method }: FastifyRequest, path: string): boolean {
  return (method === 'GET' || method === 'HEAD') && (path === '/index.html' || !basename(path).includes('.'));
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding']);
  reply.header('cache-control', ASK_FIRST).header('vary', 'Accept-Encoding').type('text/html; charset=utf-8');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(200).send(page.bodies.get(encoding));
}
