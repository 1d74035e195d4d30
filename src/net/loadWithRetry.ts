const RELOADED = 'kilat.reloaded';
const WAITS = [0, 400, 1_200];
/** A second reload for a missing chunk within this time (ms) would be a loop. */
const GUARD = 60_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A chunk could not be fetched for want of a connection: nothing is broken. */
export class Unreachable extends Error {}

/** The page as a whole, which is reloaded when it is older than the site. */
interface ThisPage {
  /** Whether the site answers now. */
  reachable(): Promise<boolean>;
  reload(): void;
}

const THIS_PAGE: ThisPage = {
  reachable: () =>
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  reload: () => location.reload(),
};

/**
 * Loads a chunk in three tries. When it stays missing though the site answers, the page is most likely older than
 * the site: it is reloaded, but not twice within a minute. @throws Unreachable when the site does not answer, else what the last
 * try threw, when there is no reload
 */
export async function loadWithRetry<Module>(
  load: () => Promise<Module>,
  page: ThisPage = THIS_PAGE,
  waits: readonly number[] = WAITS,
): Promise<Module> {
  let cause: unknown;
  for (const ms of waits) {
    try {
      if (ms > 0) await wait(ms);
      return await load();
    } catch (error) {
      cause = error;
    }
  }
  // Offline, or with the house away, a reload would lose the page and bring nothing.
  if (!navigator.onLine || !(await page.reachable())) throw new Unreachable(`${cause}`);
  if (!mayReload()) throw cause;
  page.reload();
  // The page is going away; nothing is to show in between.
  return new Promise<never>(() => undefined);
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED));
    if (Date.now() - last < GUARD) return false;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
