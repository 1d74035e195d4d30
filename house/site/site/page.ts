import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { BOOT_ID, type BootData } from '../../../contract/boot.ts';
import type { Market } from '../../../contract/markets.ts';
import { withHead } from './head.ts';

/** The site's page, in every encoding that browsers accept. */
export interface Page {
  readonly bodies: ReadonlyMap<Encoding, Buffer>;
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** Pages are rebuilt every few seconds: higher quality would cost more CPU than it saves in transfer. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Reads the built page and writes the market into it. Null without a built client.
 * @throws when it has no place for it
 */
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

/** Adds the data at the page's end, where it does not delay the page's requests. Module scripts run after it. */
function withBoot(html: string, boot: BootData): string {
  // Prevents a text from ending the script block; JSON reads \u003c as '<'.
  const json = JSON.stringify(boot).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="${BOOT_ID}">${json}</script>`;
  const end = html.lastIndexOf('</body>');
  return end === -1 ? html + block : html.slice(0, end) + block + html.slice(end);
}

/** The best encoding of a page allowed by `accept` (the header Accept-Encoding). */
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
