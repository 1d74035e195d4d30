import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { BOOT_ID, type BootData } from '../../../contract/boot.ts';
import type { Market } from '../../../contract/markets.ts';
import { withHead } from './head.ts';

/** The site's one page, ready in every encoding a browser takes. */
export interface Page {
  readonly bodies: ReadonlyMap<Encoding, Buffer>;
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** Pages are made anew every few seconds: more would cost the house more than it spares the player. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Reads the built page and tells it the market. Null when no client is built. @throws when it has no place for it */
export async function readTemplate(clientDir: string, market: Market): Promise<string | null> {
  const built = await readFile(join(clientDir, 'index.html'), 'utf8').catch(ifMissing);
  return built === null ? null : withHead(built, market);
}

/** The page with its data and with links at the end of its head, compressed. */
export async function makePage(template: string, boot: BootData, links: string): Promise<Page> {
  const html = Buffer.from(
    withBoot(
      template.replace('</head>', () => `${links}</head>`),
      boot,
    ),
  );
  const [br, gz] = await Promise.all([brotli(html, QUALITY), zip(html)]);
  return {
    bodies: new Map<Encoding, Buffer>([
      ['br', br],
      ['gzip', gz],
      ['identity', html],
    ]),
  };
}

/** The data at the page's end, where it holds up nothing that the page asks for. Scripts that are modules run after it. */
function withBoot(html: string, boot: BootData): string {
  // No text can end the block or begin another; JSON reads \u003c as '<'.
  const json = JSON.stringify(boot).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="${BOOT_ID}">${json}</script>`;
  const end = html.lastIndexOf('</body>');
  return end === -1 ? html + block : html.slice(0, end) + block + html.slice(end);
}

/** The best encoding of a page that `accept` (the header Accept-Encoding) allows. */
export function encodingFor(accept: string | undefined): Encoding {
  const offered = (accept ?? '').split(',').map((part) => part.trim());
  const takes = (name: string) =>
    offered.some((part) => part.split(';')[0] === name && !/;\s*q=0(\.0*)?$/.test(part));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}

function ifMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
