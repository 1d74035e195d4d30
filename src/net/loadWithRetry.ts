const RELOADED = 'kilat.reloaded';
const WAITS = [0, 400, 1_200];
/** A second reload for a missing chunk within this time (ms) would be a loop. */
const GUARD = 60_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Loads a chunk in three tries. When it stays missing, the page is most likely older than the site: it is
 * reloaded, but not twice within a minute. @throws what the last try threw, when there is no reload
 */
export async function loadWithRetry<Module>(
  load: () => Promise<Module>,
  reload: () => void = () => location.reload(),
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
  if (!mayReload()) throw cause;
  reload();
  // The page is going away; nothing is to show in between.
  return new Promise<never>(() => undefined);
}

function mayReload(): boolean {
  // Offline, a reload would lose the page and bring nothing.
  if (!navigator.onLine) return false;
  try {
    const last = Number(sessionStorage.getItem(RELOADED));
    if (Date.now() - last < GUARD) return false;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
