import { basename } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerUnknown } from '../../core/http/answers.ts';
import type { Gate } from '../../core/http/route.ts';
import { encodingFor, type Page } from './page.ts';
import type { Pages } from './pages.ts';

/** Files with a content hash in their name never change. */
const HASHED = /[-.][\w-]{8,}\.\w+(\.(br|gz))?$/;
const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
/** The font keeps its name and hardly ever changes; revalidating it at every visit would delay the first text. */
const FONT = /[\\/]fonts[\\/][^\\/]+\.woff2$/;
const A_WEEK = 'public, max-age=604800';

/** Paths of calls: an unknown path there gets a 404, never the page. */
const CALLS = /^\/(main|heracles)(\/|$)/;

const STAGE = /[?&]stage=/;

interface Site {
  clientDir: string;
  /** Null without a built client. */
  pages: Pages | null;
  gate: Gate;
  manifest: object;
}

/**
 * Serves the built client: its files, precompressed where the build did so, and the page for every path of the client, with the
 * manifest it links to. Without a build only calls and the channel are answered.
 */
export async function serveSite(app: FastifyInstance, site: Site): Promise<void> {
  const { clientDir, pages, gate, manifest } = site;
  const manifestText = JSON.stringify(manifest);
  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply.header('cache-control', REVALIDATE).type('application/manifest+json').send(manifestText),
  );
  if (pages)
    await app.register(fastifyStatic, {
      root: clientDir,
      index: false,
      // Without an encoding the plugin would refuse directory paths, '/' among them, instead of passing them on.
      allowedPath: (path) => path !== '/index.html' && !path.endsWith('/'),
      preCompressed: true,
      cacheControl: false,
      setHeaders(response, path) {
        const forever = path.includes('/assets/') && HASHED.test(basename(path));
        response.setHeader('cache-control', forever ? FOREVER : FONT.test(path) ? A_WEEK : REVALIDATE);
        response.setHeader('vary', 'Accept-Encoding');
      },
    });
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (CALLS.test(path)) return answerUnknown(request, reply);
    if (pages && isPage(request, path)) {
      // The stage page (docs/visual-regression.md) has the lobby's path and shows nothing of it.
      const shown = STAGE.test(request.url) ? '' : path;
      return sendPage(request, reply, await pages.of(shown, gate.countryOf(request.raw)));
    }
    return reply.code(404).type('text/plain; charset=utf-8').send('not found');
  });
}

/** A page is requested by GET (or HEAD), and its path has no file extension. */
function isPage({ method }: FastifyRequest, path: string): boolean {
  return (method === 'GET' || method === 'HEAD') && (path === '/index.html' || !basename(path).includes('.'));
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding']);
  reply
    .header('cache-control', REVALIDATE)
    .header('vary', 'Accept-Encoding')
    .type('text/html; charset=utf-8');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(200).send(page.bodies.get(encoding));
}
