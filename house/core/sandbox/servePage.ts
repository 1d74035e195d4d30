import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Market } from '../../../contract/markets.ts';
import { absent, type SandboxDoor } from './door.ts';

const STYLE = new URL('page.css', import.meta.url);

interface SandboxPage {
  path: string;
  /** Null without a sandbox: there is no such page then. */
  shown: { door: SandboxDoor; html: (stylePath: string) => Promise<string> } | null;
  /** A sheet of its own, after the one that all pages share. */
  style?: URL;
}

/** Serves a page of the sandbox and its style, to whom its door lets in. */
export function serveSandboxPage(app: FastifyInstance, { path, shown, style }: SandboxPage): void {
  const stylePath = `${path}.css`;
  if (!shown) {
    for (const none of [path, stylePath]) app.get(none, (_request, reply) => absent(reply));
    return;
  }
  const { door, html } = shown;
  const sheets = [STYLE, ...(style ? [style] : [])].map((file) => readFileSync(file, 'utf8')).join('\n');
  app.get(path, async (request, reply) => {
    const answer = door.answer(request, reply);
    if (answer) return answer;
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
    const answer = door.answer(request, reply);
    return answer ?? reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(sheets);
  });
}

/** What a page of the sandbox says beside its list. */
export interface PageWords {
  title: string;
  note: string;
  empty: string;
}

/** The HTML of a page of the sandbox: a list that shows itself anew every five seconds, without a script. */
export function sandboxDocument(
  { language }: Market,
  { title, note, empty }: PageWords,
  items: readonly string[],
  stylePath: string,
): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="5">
<title>${title} · Kilat</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${stylePath}">
</head>
<body>
<main>
<p class="brand">kilat <span>demo</span></p>
<h1>${title}</h1>
<p class="note">${note}</p>
${items.length === 0 ? `<p class="empty">${empty}</p>` : `<ol>${items.join('')}</ol>`}
</main>
</body>
</html>
`;
}
