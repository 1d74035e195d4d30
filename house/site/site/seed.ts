import { readdir, readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { LANGUAGES } from '../../../contract/markets.ts';
import { unknownBlanks } from './blanks.ts';

/** Reads the files in seed/: the site's content in every language. */

const words = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(1_200),
  v.check((text) => unknownBlanks(text).length === 0, 'a blank that no market can fill'),
);
const localized = v.strictObject({ id: words, 'es-MX': words, en: words });
const name = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));
/** A path of the site. */
const to = v.pipe(v.string(), v.regex(/^\/[\w/?=&-]*$/));
/** A day (or a moment) in ISO 8601, stored as ms. */
const moment = v.pipe(
  v.string(),
  v.transform((text) => Date.parse(text)),
  v.number(),
);
const market = v.optional(v.nullable(v.picklist(['id', 'mx'])), null);
const runs = {
  market,
  startsAt: v.optional(moment, '1970-01-01'),
  endsAt: v.optional(v.nullable(moment), null),
};

const banner = v.strictObject({
  id: name,
  title: localized,
  text: localized,
  action: localized,
  to,
  art: v.pipe(v.string(), v.regex(/^\/banners\/[a-z-]+\.webp$/)),
  tone: v.picklist(['violet', 'teal', 'coral']),
  ...runs,
});
const notice = v.strictObject({ id: name, text: localized, to: v.nullable(to), ...runs });
const promotion = v.strictObject({ key: name, title: localized, to, ...runs });
const board = v.strictObject({
  banners: v.array(banner),
  notices: v.array(notice),
  promotions: v.array(promotion),
});

const config = v.strictObject({
  currencies: v.array(
    v.strictObject({ code: v.picklist(['IDR', 'MXN']), symbol: words, fraction: v.number() }),
  ),
  config: v.array(v.strictObject({ key: v.string(), market, value: v.unknown(), public: v.boolean() })),
});

const messages = v.array(
  v.strictObject({ key: name, title: localized, text: localized, market, at: moment }),
);

const items = v.pipe(v.array(words), v.minLength(1));
const block = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['heading', 'text']), text: words }),
  v.strictObject({ kind: v.picklist(['list', 'steps']), items }),
  v.strictObject({ kind: v.literal('link'), text: words, to }),
]);
const page = v.strictObject({ title: words, summary: words, blocks: v.pipe(v.array(block), v.minLength(2)) });
const doc = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/)),
  group: v.picklist(['start', 'games', 'account', 'rules']),
  position: v.pipe(v.number(), v.integer()),
  texts: v.strictObject({ id: page, 'es-MX': page, en: page }),
});

/** The whole seed as rows of its tables, by column name. */
export interface SiteSeed {
  site_banners: readonly object[];
  site_notices: readonly object[];
  site_promotions: readonly object[];
  site_docs: readonly object[];
  currencies: readonly object[];
  site_config: readonly object[];
  site_messages: readonly object[];
}

/** Reads the files. @throws when one has an invalid format */
export async function readSiteSeed(): Promise<SiteSeed> {
  const [boards, configs, news, docs] = await Promise.all([
    read('board.json').then((json) => v.parse(board, json)),
    read('config.json').then((json) => v.parse(config, json)),
    read('messages.json').then((json) => v.parse(messages, json)),
    readDocs(),
  ]);
  return {
    site_banners: boards.banners.map(running),
    site_notices: boards.notices.map(running),
    site_promotions: boards.promotions.map(running),
    site_docs: docs.flatMap(({ texts, ...one }) =>
      LANGUAGES.map((language) => ({ ...one, language, ...texts[language] })),
    ),
    currencies: configs.currencies,
    site_config: configs.config,
    site_messages: news,
  };
}

type SeedDoc = v.InferOutput<typeof doc>;

/** The help pages, one file each. */
export async function readDocs(): Promise<SeedDoc[]> {
  const files = await readdir(new URL('seed/docs/', import.meta.url));
  return Promise.all(files.sort().map(async (file) => v.parse(doc, await read(`docs/${file}`))));
}

/** The order in the file is the order on the board. */
function running<Row extends { startsAt: number; endsAt: number | null }>(
  { startsAt, endsAt, ...row }: Row,
  position: number,
): object {
  return { ...row, position, starts_at: startsAt, ends_at: endsAt };
}

async function read(file: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(`seed/${file}`, import.meta.url), 'utf8'));
}
