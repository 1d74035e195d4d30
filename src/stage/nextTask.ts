/** Only in newer browsers; its tasks run before other queued work, but after taps and a due frame. */
const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };

/**
 * Continues in a new task: work in pieces lets the page handle taps and paint in between, also on a slow phone. A timer would
 * wait longer, and for seconds in a hidden tab.
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
