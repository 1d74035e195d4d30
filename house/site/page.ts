import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Market } from '../../contract/markets.ts';

/** The site's one page, ready in every encoding a browser takes. */
export interface Page {
  readonly bodies: ReadonlyMap<Encoding, Buffer>;
}

export type Encoding = 'br' | 'gzip' | 'identity';

const MARKET = /(<meta\s+name="kilat-market"\s+content=")[^"]*(")/;

/** Reads the built page and tells it the market. Null when no client is built. @throws when it has no place for it */
export async function readPage(clientDir: string, market: Market): Promise<Page | null> {
  const built = await readFile(join(clientDir, 'index.html'), 'utf8').catch(ifMissing);
  if (built === null) return null;
  if (!MARKET.test(built)) throw new Error(`${clientDir}/index.html has no <meta name="kilat-market">`);
  const html = Buffer.from(built.replace(MARKET, `$1${market.id}$2`));
  const bodies = new Map<Encoding, Buffer>([
    ['br', await promisify(brotliCompress)(html)],
    ['gzip', await promisify(gzip)(html)],
    ['identity', html],
  ]);
  return { bodies };
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
