import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ephemeral port range, so an outgoing connection cannot take the port while its server is briefly down. */
const [LOWEST_PORT, HIGHEST_PORT] = [16_384, 32_766];

/** Returns a port that is currently free, as is the following one, which the house's sandbox providers use. */
export async function freePort(): Promise<number> {
  for (;;) {
    // Always even, so no other caller gets the following port.
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
