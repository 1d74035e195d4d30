import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections, which would take it while what listens there is away for a moment. */
const [LOWEST_PORT, HIGHEST_PORT] = [16_384, 32_766];

/** A port that was free a moment ago, as the one after it, which is left to a house's sandbox of providers. */
export async function freePort(): Promise<number> {
  for (;;) {
    // Even ones, so that nobody else is given the one after it.
    const port = 2 * randomInt(LOWEST_PORT / 2, HIGHEST_PORT / 2);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
