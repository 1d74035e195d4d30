import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { NO_PROXIES } from '../http/proxies.ts';
import { secretOf } from '../payments/sandbox/secret.ts';
import { SandboxDoor } from './door.ts';

/** Enough that nobody guesses it, and short enough to be typed on a phone. */
const KEY_DIGITS = 24;

/** The door of the sandbox's pages, with the same key in all houses of a database. */
export async function openDoor(
  db: Database,
  { host, sandboxHosts, trusts }: Pick<Config, 'host' | 'sandboxHosts' | 'trusts'>,
): Promise<SandboxDoor> {
  const key = (await secretOf(db, 'sandbox pages')).slice(0, KEY_DIGITS);
  return new SandboxDoor({ key, host, hosts: sandboxHosts, proxied: trusts !== NO_PROXIES });
}
