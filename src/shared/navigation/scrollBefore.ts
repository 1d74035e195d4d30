let before: number | null = null;

/** Keeps where the page is scrolled to until the change that is under way is done. */
export function noteScroll(): void {
  before = window.scrollY;
  queueMicrotask(() => {
    before = null;
  });
}

/** Where the page is scrolled to, or was before the change of address that is under way. CSS pixels. */
export function scrollBefore(): number {
  return before ?? window.scrollY;
}
