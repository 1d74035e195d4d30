const RELOADED = 'kilat.reloaded';
const WAITS = [0, 400, 1_200];
/** Minimum interval (ms) between reloads for a missing chunk, to prevent a loop. */
const GUARD = 60_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A chunk could not be loaded for lack of a connection. */
export class Unreachable extends Error {}

/** The page itself, which is reloaded when it is older than the site. */
interface ThisPage {
  /** Whether the site responds now. */
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
 * Loads a chunk in up to three tries. If it stays missing although the site responds, the page is probably older than the site
 * and is reloaded, but at most once a minute.
 * @throws Unreachable when the site does not respond; the last error when there is no reload
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
  // Offline, or with the server unreachable, a reload would only lose the page.
  if (!navigator.onLine || !(await page.reachable())) throw new Unreachable(`${cause}`);
  if (!mayReload()) throw cause;
  page.reload();
  // The page is reloading; nothing is rendered until then.
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
