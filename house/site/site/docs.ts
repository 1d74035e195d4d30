import { asc, eq } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { Doc } from '../../../contract/http/site/site.ts';
import { LANGUAGES, type Language } from '../../../contract/markets.ts';
import { TtlCache } from '../../core/ttlCache.ts';
import { blankFiller } from './blanks.ts';
import type { SiteParts } from './parts.ts';
import { docs } from './tables.ts';

const CACHE_MS = 10_000;

const GROUPS: readonly Doc['group'][] = ['start', 'games', 'account', 'rules'];

/** The help pages, with the market's amounts filled in. */
export class Docs {
  readonly #byLanguage: Record<Language, TtlCache<Doc[]>>;

  constructor(parts: SiteParts) {
    const cacheOf = (language: Language) =>
      new TtlCache(parts.clock, CACHE_MS, () => readDocsOf(parts, language));
    this.#byLanguage = Object.fromEntries(
      LANGUAGES.map((language) => [language, cacheOf(language)]),
    ) as Record<Language, TtlCache<Doc[]>>;
  }

  /** All pages, by group, without their blocks. */
  async list(language: Language): Promise<Doc[]> {
    const all = await this.#byLanguage[language].get();
    return all.map((doc) => ({ ...doc, blocks: [] }));
  }

  /** One complete page. @throws Refusal 704 when the key is unknown */
  async one(language: Language, key: string): Promise<Doc> {
    const found = (await this.#byLanguage[language].get()).find((doc) => doc.key === key);
    if (!found) throw new Refusal(ErrorCode.notFound);
    return found;
  }
}

async function readDocsOf({ db, market }: SiteParts, language: Language): Promise<Doc[]> {
  const rows = await db.orm
    .select({
      key: docs.key,
      group: docs.group,
      title: docs.title,
      summary: docs.summary,
      blocks: docs.blocks,
    })
    .from(docs)
    .where(eq(docs.language, language))
    .orderBy(asc(docs.position), asc(docs.key));
  const filled = blankFiller(market)(rows);
  return filled.sort((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group));
}
