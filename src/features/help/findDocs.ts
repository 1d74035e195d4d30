import type { Doc } from '../../../contract/http/site/site.ts';

/** Pages whose title or summary contains every word, ignoring case and accents. */
export function findDocs(docs: readonly Doc[], words: string): readonly Doc[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return docs.filter(({ title, summary }) => {
    const text = plain(`${title} ${summary}`);
    return wanted.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
