import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Market } from '../../../contract/markets.ts';
import { absent, type SandboxDoor } from './door.ts';

const STYLE = new URL('page.css', import.meta.url);

interface SandboxPage {
  path: string;
  /** Null without a sandbox: then the page does not exist. */
  shown: { door: SandboxDoor; html: (stylePath: string) => Promise<string> } | null;
  /** An additional style sheet, after the one that all pages share. */
  style?: URL;
}

/** Serves a page of the sandbox and its style, to admitted requests. */
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
        // With 'no-referrer', as elsewhere, browsers send `Origin: null` with a form on the page.
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

/**
 * Serves a page with buttons, which are forms sent to its own path.
 * @param press performs a form's action; false if there is no such button
 */
export async function serveSandboxForms(
  app: FastifyInstance,
  page: SandboxPage,
  press: (form: URLSearchParams) => Promise<boolean>,
): Promise<void> {
  const { path, shown } = page;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1_024 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    const style = new URL('buttons.css', import.meta.url);
    serveSandboxPage(scope, { style, ...page });
    scope.post(path, async (request, reply) => {
      const form = request.body;
      if (!shown || !fromHere(request) || !(form instanceof URLSearchParams)) return absent(reply);
      const answer = shown.door.answer(request, reply);
      if (answer) return answer;
      return (await press(form)) ? reply.redirect(path, 303) : absent(reply);
    });
  });
}

/** Rejects forms from other sites: browsers send the origin of a form. */
function fromHere({ headers: { origin, host } }: FastifyRequest): boolean {
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

/** The texts of a sandbox page besides its list. */
export interface PageWords {
  title: string;
  note: string;
  empty: string;
}

/** The HTML of a page of the sandbox: a list that refreshes every five seconds, without a script. */
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
