import { useEffect, useSyncExternalStore } from 'react';

const SITE = 'Kilat';

/** Titles of what is shown, in the order it appeared: pages of the address, and sheets over them. */
const titles: Record<'page' | 'sheet', { title: string }[]> = { page: [], sheet: [] };
const followers = new Set<() => void>();

/**
 * Names the browser's tab and the history entry after what is shown: the top sheet, else the page of the address. The
 * site's name stands behind titles that do not have it. While the next page is loading the last title stays.
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

/** The title of the page of the address, whatever lies over it; null while it is loading. */
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
