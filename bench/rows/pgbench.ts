import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

/** pgbench's simple-update (-N), the reference: update one row, read it, insert one row, in a transaction. */
export interface Yardstick {
  /** What ran it: pgbench, or the same statements through node-pg if pgbench is missing. */
  by: string;
  run(seconds: number): Promise<number>;
  close(): Promise<void>;
}

const CLIENTS = 10;
const ACCOUNTS = 1_000_000;

/** pgbench's own tables at scale 10, as created by `pgbench -i`. */
const TABLES = `
  CREATE TABLE pgbench_branches (bid int PRIMARY KEY, bbalance int, filler char(88));
  CREATE TABLE pgbench_tellers (tid int PRIMARY KEY, bid int, tbalance int, filler char(84));
  CREATE TABLE pgbench_accounts (aid int NOT NULL, bid int, abalance int, filler char(84));
  CREATE TABLE pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
  INSERT INTO pgbench_branches SELECT i, 0, '' FROM generate_series(1, 10) i;
  INSERT INTO pgbench_tellers SELECT i, (i + 9) / 10, 0, '' FROM generate_series(1, 100) i;
  INSERT INTO pgbench_accounts SELECT i, (i + 99999) / 100000, 0, '' FROM generate_series(1, ${ACCOUNTS}) i;
  ALTER TABLE pgbench_accounts ADD PRIMARY KEY (aid)`;

/** Creates a separate database for the reference on the server of `url`; `close` drops it. */
export async function openYardstick(url: string): Promise<Yardstick> {
  const name = 'pgbench_yardstick';
  const own = url.replace(/[^/]+$/, name);
  await statement(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await statement(url, `CREATE DATABASE ${name}`);
  await statement(own, TABLES);
  await statement(own, 'VACUUM ANALYZE');
  const program = await findPgbench();
  return {
    by: program ? 'pgbench -N -c 10 -j 2' : "pgbench's simple-update through node-pg, prepared, 10 clients",
    run: (seconds) => (program ? runProgram(program, own, seconds) : runStatements(own, seconds)),
    close: () => statement(url, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

async function statement(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** The pgbench on the PATH, or Debian's newest one. */
async function findPgbench(): Promise<string | null> {
  const base = '/usr/lib/postgresql';
  let versions: string[] = [];
  try {
    versions = readdirSync(base).sort((a, b) => Number(b) - Number(a));
  } catch {}
  for (const program of ['pgbench', ...versions.map((version) => join(base, version, 'bin', 'pgbench'))])
    if (await run(program, ['--version']).catch(() => null)) return program;
  return null;
}

async function runProgram(program: string, url: string, seconds: number): Promise<number> {
  const args = ['-N', '-n', '-c', String(CLIENTS), '-j', '2', '-T', String(seconds), url];
  const { stdout } = await run(program, args);
  const tps = /^tps = ([\d.]+)/m.exec(stdout)?.[1];
  if (!tps) throw new Error(`pgbench said: ${stdout}`);
  return Number(tps);
}

async function runStatements(url: string, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let done = 0;
  const caller = async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    for (; performance.now() < end; done++) {
      const [aid, tid, bid, delta] = [ACCOUNTS, 100, 10, 10_000].map(
        (n) => 1 + Math.floor(Math.random() * n),
      );
      await client.query('BEGIN');
      await client.query({
        name: 'update',
        text: 'UPDATE pgbench_accounts SET abalance = abalance + $1 WHERE aid = $2',
        values: [delta, aid],
      });
      await client.query({
        name: 'read',
        text: 'SELECT abalance FROM pgbench_accounts WHERE aid = $1',
        values: [aid],
      });
      await client.query({
        name: 'write',
        text: 'INSERT INTO pgbench_history (tid, bid, aid, delta, mtime) VALUES ($1, $2, $3, $4, now())',
        values: [tid, bid, aid, delta],
      });
      await client.query('COMMIT');
    }
    await client.end();
  };
  await Promise.all(Array.from({ length: CLIENTS }, caller));
  return done / seconds;
}
