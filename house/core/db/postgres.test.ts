import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startPostgres } from './postgres.ts';
import { isAlive, readPostmaster, stopPostmaster } from './postmaster.ts';

const HOLDER = new URL('../../testing/core/postgresHolder.ts', import.meta.url).pathname;

/** One folder for all tests: each ends with its server stopped, and the next starts from its state. */
let folder: string;
let messages: string[];
let children: ChildProcess[];
const log = { info: (line: string) => messages.push(line), warn: (line: string) => messages.push(line) };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kilat-postgres-'));
});
beforeEach(() => {
  messages = [];
  children = [];
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  const left = await readPostmaster(cluster());
  if (left && isAlive(left.pid)) await stopPostmaster(left.pid);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const cluster = () => join(folder, 'postgres');
const start = (role: 'house' | 'tool' = 'house') => startPostgres(folder, log, { role, durable: false });

/** Starts another process on the folder; resolves to its first line: an address or an error. */
function otherHouse(): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', HOLDER, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return new Promise((resolve, reject) => {
    child.stdout.once('data', (line) => resolve(String(line).trim()));
    child.once('error', reject);
  });
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
const pidOf = async () => (await readPostmaster(cluster()))?.pid ?? 0;

it('creates nothing for a tool', async () => {
  await expect(start('tool')).rejects.toThrow('There is no database');
});

it('cleans up after a start that was killed, and touches no folder it did not create', async () => {
  await mkdir(join(folder, 'postgres.new-999999'));
  await mkdir(cluster());
  await expect(start()).rejects.toThrow('was not made by Kilat');
  await rm(cluster(), { recursive: true });
  const server = await start();
  expect(await readdir(folder)).toEqual(['postgres', 'postgres.log']);
  await server.stop();
});

it('starts, makes its secrets readable for its owner only, and stops', async () => {
  const server = await start();
  expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  const [settings] = await query(
    server.url,
    "SELECT current_setting('listen_addresses') AS address, current_setting('unix_socket_directories') AS sockets",
  );
  expect(settings).toEqual({ address: '127.0.0.1', sockets: '' });
  expect((await stat(cluster())).mode & 0o077).toBe(0);
  expect((await stat(join(cluster(), 'kilat.json'))).mode & 0o077).toBe(0);
  await expect(query(server.url.replace(/:[0-9a-f]{48}@/, ':wrong@'), 'SELECT 1')).rejects.toThrow(
    'password',
  );
  const pid = await pidOf();
  await server.stop();
  expect(isAlive(pid)).toBe(false);
});

it('refuses a second house on the same folder and leaves the first alone', async () => {
  const server = await start();
  expect(await otherHouse()).toContain(`Another house is running on ${folder}`);
  expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await server.stop();
});

it('adopts the server that a killed house left running', async () => {
  const url = await otherHouse();
  await query(url, 'CREATE TABLE adopted AS SELECT 7 AS n');
  const pid = await pidOf();
  children[0]?.kill('SIGKILL');
  const server = await start();
  expect(server.url).toBe(url);
  expect(await pidOf()).toBe(pid);
  expect(messages).toContainEqual(expect.stringContaining('running already'));
  expect(await query(server.url, 'SELECT n FROM adopted')).toEqual([{ n: 7 }]);
  await server.stop();
  expect(isAlive(pid)).toBe(false);
});

it('recovers after the server itself was killed, and reuses its port', async () => {
  const url = await otherHouse();
  await query(url, 'CREATE TABLE recovered AS SELECT 7 AS n');
  children[0]?.kill('SIGKILL');
  process.kill(await pidOf(), 'SIGKILL');
  const server = await start();
  expect(server.url).toBe(url);
  expect(await query(server.url, 'SELECT n FROM recovered')).toEqual([{ n: 7 }]);
  await server.stop();
});

it('restarts the server while the house runs', async () => {
  const server = await start();
  await query(server.url, 'CREATE TABLE brought_back AS SELECT 7 AS n');
  const before = await pidOf();
  process.kill(before, 'SIGKILL');
  const back = () => query(server.url, 'SELECT n FROM brought_back').catch(() => null);
  await expect
    .poll(back, { timeout: 20_000, interval: 200, message: messages.join('\n') })
    .toEqual([{ n: 7 }]);
  expect(await pidOf()).not.toBe(before);
  expect(await otherHouse()).toContain('Another house');
  await server.stop();
});

it('is not misled by a process id that another program has now', async () => {
  const first = await start();
  const lines = (await readFile(join(cluster(), 'postmaster.pid'), 'utf8')).split('\n');
  await first.stop();
  await writeFile(join(cluster(), 'postmaster.pid'), [process.pid, ...lines.slice(1)].join('\n'));
  const server = await start();
  expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await server.stop();
  expect(isAlive(process.pid)).toBe(true);
});

it('lets a tool connect beside a house, and leaves everything unchanged', async () => {
  const house = await start();
  const tool = await start('tool');
  expect(tool.url).toBe(house.url);
  await tool.stop();
  expect(await query(house.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await house.stop();
  const alone = await start('tool');
  const pid = await pidOf();
  await alone.stop();
  expect(isAlive(pid)).toBe(false);
});
