import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { TtlCache } from '../../core/ttlCache.ts';
import { wordPattern } from './screen.ts';
import { chatWords } from './tables.ts';
import hidden from './words/hidden.json' with { type: 'json' };

/** Maximum delay until a word added by a moderator is masked. */
const FRESH_MS = 5_000;

/** Loads the repository's words into their table. Rows that a moderator wrote or changed (`seeded` false) stay unchanged. */
export async function loadWords({ orm }: Pick<Database, 'orm'>): Promise<void> {
  const rows = Object.entries(hidden).flatMap(([language, words]) =>
    words.map((word) => ({ language, word, seeded: true })),
  );
  await orm.transaction(async (tx) => {
    for (const [language, words] of Object.entries(hidden))
      await tx
        .delete(chatWords)
        .where(
          and(
            eq(chatWords.language, language),
            eq(chatWords.seeded, true),
            notInArray(chatWords.word, words),
          ),
        );
    await tx.insert(chatWords).values(rows).onConflictDoNothing();
  });
}

/** The pattern of masked words in all languages; null without words. */
export function watchWords({ orm }: Pick<Database, 'orm'>, clock: Clock): TtlCache<RegExp | null> {
  return new TtlCache(clock, FRESH_MS, async () => {
    const rows = await orm
      .select({ word: chatWords.word })
      .from(chatWords)
      .where(eq(chatWords.active, true))
      .orderBy(sql`length(${chatWords.word}) desc`, chatWords.word);
    return wordPattern(rows.map(({ word }) => word));
  });
}
