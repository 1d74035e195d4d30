import { useEffect, useSyncExternalStore } from 'react';

const SITE = 'Kilat';

/** Titles of the mounted pages and of the sheets over them, in order of appearance. */
const titles: Record<'page' | 'sheet', { title: string }[]> = { page: [], sheet: [] };
const followers = new Set<() => void>();

/**
 * Sets the title of the browser's tab and history entry: the top sheet's, otherwise the page's. The site's name is appended to
 * titles without it. While the next page is loading the last title stays.
 */
export function useTitle(title: string, of: 'page' | 'sheet' = 'page'): void {
  useEffect(() => {
    const entry = { title };
    titles[of].push(entry);
    notify();
    return () => {
      titles[of].splice(titles[of].indexOf(entry), 1);
      notify();
    };
  }, [title, of]);
}

/** The title of the page of the address, without sheets; null while it is loading. */
export function usePageTitle(): string | null {
  return useSyncExternalStore(follow, () => titles.page.at(-1)?.title ?? null);
}

function follow(changed: () => void): () => void {
  followers.add(changed);
  return () => followers.delete(changed);
}

function notify(): void {
  const shown = (titles.sheet.at(-1) ?? titles.page.at(-1))?.title;
  if (shown !== undefined) document.title = shown.includes(SITE) ? shown : `${shown} · ${SITE}`;
  for (const changed of followers) changed();
}
