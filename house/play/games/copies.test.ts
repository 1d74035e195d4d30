import { hash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashText } from '../../../contract/fairness.ts';
import type { Database } from '../../core/db/database.ts';
import { Sealer } from '../../core/secrets/sealer.ts';
import { createTestDatabase } from '../../testing/core/testDatabase.ts';
import { seedTargets } from '../../testing/games/testChain.ts';
import { TestHouse } from '../../testing/testHouse.ts';
import { GAMES } from './games.ts';

/** Number of rounds in crash's first chain, with short flights. The house then begins the next chain by itself. */
const CHAINED = 5;
/** Rounds per room that have to be copied before they end, and then end. */
const ENDED = 2;
/** Interval between copies, ms. */
const PAUSE_MS = 250;
/** Number of chain links that the search for leaks computes from each text. */
const LINKS = 50;

/** A database copy, and the rounds that had not ended when it was taken. */
interface Copy {
  text: string;
  open: string[];
}

let house: TestHouse;
let database: Database;
let seed: string;

beforeAll(async () => {
  const key = randomBytes(32);
  const sealer = new Sealer([key]);
  database = await createTestDatabase();
  await seedTargets(database, new Array(CHAINED).fill({ from: 10_000n, to: 15_000n }), sealer);
  const { rows } = await database.pool.query('SELECT secret FROM round_chains');
  seed = sealer.open(rows[0].secret, 'chain:crash:1') ?? '';
  const table = { betting: 1_500, reveal: 500 };
  house = await TestHouse.start({
    database,
    games: Object.values(GAMES),
    config: {
      databaseUrl: database.url,
      secretsKeys: [key],
      bots: true,
      crash: { preparation: 800, squib: 300 },
      dice: table,
      roulette: table,
      dingdong: table,
      wingo: { fastest: 2_000, faster: 2_500, standard: 3_000, closed: 700 },
    },
  });
});
afterAll(async () => {
  await house.close();
  await database.close();
});

/** Every row of every table as text, read in one snapshot. */
async function copyOf(client: pg.Client): Promise<Copy> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  const tables = await client.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
  );
  const texts: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ text: string }>(`SELECT t::text AS text FROM ${name} AS t`);
    texts.push(...rows.map(({ text }) => text));
  }
  const open = await client.query<{ name: string }>(
    `SELECT game || ' ' || id AS name FROM rounds WHERE state <> 'settled'`,
  );
  await client.query('COMMIT');
  return { text: texts.join('\n'), open: open.rows.map(({ name }) => name) };
}

/**
 * Leaks about unfinished rounds in a copy: a secret itself, or any text whose hash chain leads to a secret or to its
 * commitment. @param secrets of rounds by name, as they were revealed
 */
function leaksIn({ text, open }: Copy, secrets: ReadonlyMap<string, string>): string[] {
  const hidden = new Map<string, string>();
  const promised = new Map<string, string>();
  for (const name of open) {
    const secret = secrets.get(name);
    if (secret === undefined) continue;
    hidden.set(secret, name);
    promised.set(hashText(secret), name);
  }
  const leaks: string[] = [];
  for (const found of new Set(text.match(/(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/g))) {
    let link = found;
    for (let k = 0; k <= LINKS; k++) {
      const name = hidden.get(link) ?? (k > 0 ? promised.get(link) : undefined);
      if (name !== undefined) leaks.push(`${name} by ${k} hashes`);
      link = hash('sha256', link, 'hex');
    }
  }
  for (const [secret, name] of hidden) if (text.includes(secret)) leaks.push(`${name} as it is`);
  return leaks;
}

async function revealed(): Promise<Map<string, string>> {
  const { rows } = await database.pool.query<{ name: string; secret: string; commitment: string }>(
    `SELECT game || ' ' || id AS name, secret, commitment FROM rounds WHERE state = 'settled' AND secret NOT LIKE 'v1.%'`,
  );
  for (const { secret, commitment } of rows) expect(hashText(secret)).toBe(commitment);
  return new Map(rows.map(({ name, secret }) => [name, secret]));
}

/** Number of rooms with enough rounds that were copied before they ended; wingo's three rooms are told apart by their ids. */
function tablesDone(copies: readonly Copy[], secrets: ReadonlyMap<string, string>): number {
  const ended = new Set(copies.flatMap(({ open }) => open).filter((name) => secrets.has(name)));
  const counts = new Map<string, number>();
  for (const name of ended) {
    const [game = '', id = ''] = name.split(' ');
    const table = game === 'wingo' ? `wingo ${id[0]}` : game;
    counts.set(table, (counts.get(table) ?? 0) + 1);
  }
  return [...counts.values()].filter((count) => count >= ENDED).length;
}

it('leaks nothing about unfinished rounds, whenever it is taken', {
  timeout: 120_000,
}, async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const copies: Copy[] = [];
  let secrets: Map<string, string>;
  do {
    copies.push(await copyOf(client));
    await sleep(PAUSE_MS);
    secrets = await revealed();
  } while (tablesDone(copies, secrets) < 7);
  await client.end();

  for (const copy of copies) {
    expect(leaksIn(copy, secrets)).toEqual([]);
    expect(copy.text).not.toContain(seed);
    // Sanity check: the copy contains the rounds.
    expect(copy.open.filter((name) => copy.text.includes(`(${name.replace(' ', ',')},`))).toEqual(copy.open);
  }
  // Sanity check: a leak is found, whether the secret itself or that of a later round of the chain.
  const [copy] = copies.filter(({ open }) => open.some((name) => secrets.has(name)));
  if (!copy) throw new Error('no copy of a round that ended');
  const name = copy.open.find((one) => secrets.has(one)) ?? '';
  const { text, open } = copy;
  expect(leaksIn({ text: `${text} ${secrets.get(name)}`, open }, secrets)).toContain(`${name} by 0 hashes`);
  const chained = copies.find((one) => one.open.includes('crash 1')) as Copy;
  expect(leaksIn({ text: `${chained.text} ${seed}`, open: ['crash 1'] }, secrets)).toContain(
    `crash 1 by ${CHAINED - 1} hashes`,
  );
});
