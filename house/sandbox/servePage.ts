import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isNear } from '../http/privateAddress.ts';

const STYLE = new URL('page.css', import.meta.url);

interface SandboxPage {
  path: string;
  /** Null without a sandbox: there is no such page then. */
  html: ((stylePath: string) => Promise<string>) | null;
  /** A sheet of its own, after the one that all pages share. */
  style?: URL;
}

/**
 * Serves a page of the sandbox and its style. For private addresses only, and not through a proxy, whose own address
 * would be one: these pages show the codes that change passwords, and pay.
 */
export function serveSandboxPage(app: FastifyInstance, { path, html, style }: SandboxPage): void {
  const stylePath = `${path}.css`;
  const sheets = [STYLE, ...(style ? [style] : [])].map((file) => readFileSync(file, 'utf8')).join('\n');
  app.get(path, async (request, reply) => {
    if (!html || !isNear(request)) return absent(reply);
    const page = await html(stylePath);
    return (
      reply
        .header('cache-control', 'no-store')
        // With 'no-referrer', as elsewhere, browsers say of a form on the page that it came from nowhere (Origin: null).
        .header('referrer-policy', 'same-origin')
        .type('text/html; charset=utf-8')
        .send(page)
    );
  });
  app.get(stylePath, async (request, reply) => {
    if (!html || !isNear(request)) return absent(reply);
    return reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(sheets);
  });
}

/** The answer where there is no such page, or not for who asks. */
export function absent(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send('not found');
}
