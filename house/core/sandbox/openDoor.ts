import { NO_PROXIES, type Trusts } from '../http/proxies.ts';
import { SandboxDoor } from './door.ts';

/** Enough that nobody guesses it, and short enough to be typed on a phone. */
const KEY_DIGITS = 24;

/** The house's settings that say from where the pages may be opened. */
interface DoorSettings {
  host: string;
  sandboxHosts: readonly string[];
  trusts: Trusts;
}

/** The door of the sandbox's pages. @param secret the same in all houses of a database */
export function openDoor(secret: string, { host, sandboxHosts, trusts }: DoorSettings): SandboxDoor {
  const key = secret.slice(0, KEY_DIGITS);
  return new SandboxDoor({ key, host, hosts: sandboxHosts, proxied: trusts !== NO_PROXIES });
}
