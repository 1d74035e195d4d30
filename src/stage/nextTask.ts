/** Newer browsers have it; its tasks come before what else waits, but after taps and a due frame. */
const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };

/**
 * Goes on in a task of its own: work that is done in pieces lets the page answer taps and paint in between, also on a slow
 * phone. A timer would wait for longer, and for seconds in a tab that is not looked at.
 */
export function nextTask(): Promise<void> {
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
