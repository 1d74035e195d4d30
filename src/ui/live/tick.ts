/** Ten times a second is as fast as a number can be read; more would only cost battery. */
const TICK_MS = 100;

/** Calls back ten times a second while the page is visible. */
export function onTick(listener: () => void): () => void {
  const timer = setInterval(() => {
    if (!document.hidden) listener();
  }, TICK_MS);
  return () => clearInterval(timer);
}
