import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The content of a running server's postmaster.pid. */
export interface Postmaster {
  pid: number;
  port: number;
  /** 'starting', 'ready', 'stopping' or 'standby'; empty at first. */
  status: string;
}

/** Reads postmaster.pid; null if it is missing or incomplete. */
export async function readPostmaster(cluster: string): Promise<Postmaster | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return { pid, port: Number(lines[3] ?? 0), status: lines[7] ?? '' };
}

/** True while a process with this id exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Dead, but not yet reaped by its parent: containers without an init keep such entries forever. */
function isZombie(pid: number): boolean {
  try {
    return /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/**
 * True if the process may be a server of this data directory. Process ids are reused: on Linux its working directory is
 * checked, elsewhere only the id.
 */
export function servesCluster(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}

/** True while any process works in the data directory, such as helpers that briefly outlive a killed server. */
export async function isInUse(cluster: string): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  const ids = (await readdir('/proc')).map(Number).filter((id) => id > 0);
  return ids.some((id) => servesCluster(id, cluster) && isAlive(id));
}

/** Stops a server: fast (connections are cut, data is written), then immediate, then by force. */
export async function stopPostmaster(pid: number): Promise<void> {
  const steps = [
    { signal: 'SIGINT', patience: 20_000 },
    { signal: 'SIGQUIT', patience: 5_000 },
    { signal: 'SIGKILL', patience: 5_000 },
  ] as const;
  for (const { signal, patience } of steps) {
    if (!isAlive(pid)) return;
    process.kill(pid, signal);
    if (await until(() => !isAlive(pid), patience)) return;
  }
  throw new Error(`PostgreSQL's process ${pid} cannot be ended.`);
}

/** Polls a condition; false if it is not true within `patience` ms. */
export async function until(condition: () => boolean | Promise<boolean>, patience: number): Promise<boolean> {
  const tries = Math.ceil(patience / 10);
  for (let i = 0; i < tries; i++) {
    if (await condition()) return true;
    await sleep(10);
  }
  return condition();
}
