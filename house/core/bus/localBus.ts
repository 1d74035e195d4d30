import type { Logger } from 'pino';
import type { Bus } from './bus.ts';
import { Subscribers } from './subscribers.ts';

/** The bus of a house alone on its database: within the process. It never has a gap. */
export function localBus(log: Logger): Bus {
  const subscribers = new Subscribers(log);
  let open = true;
  return {
    publish(topic, message) {
      if (!subscribers.has(topic)) return;
      const text = JSON.stringify(message);
      setImmediate(() => open && subscribers.deliver(topic, text));
    },
    subscribe: (topic, handler) => subscribers.add(topic, handler),
    async ready() {},
    onGap: (handler) => subscribers.addGap(handler),
    async close() {
      open = false;
    },
  };
}
