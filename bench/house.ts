import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openDatabase } from '../house/core/db/database.ts';
import { migrateDatabase } from '../house/core/db/migrate.ts';
import { startPostgres } from '../house/core/db/postgres.ts';
import type { Beside } from './load/beside.ts';
import type { Load } from './load/load.ts';
import { runBetBench } from './rows/bets.ts';
import { runChatBench } from './rows/chat.ts';
import { runClosingBench } from './rows/closing.ts';
import { runDailyCloseBench } from './rows/dailyClose.ts';
import { runFanoutBench } from './rows/fanout.ts';
import { runGuardBench } from './rows/guards.ts';
import { runLedgerBench } from './rows/ledger.ts';
import { openYardstick } from './rows/pgbench.ts';
import { runRainBench } from './rows/rain.ts';
import { runRefusalBench } from './rows/refusals.ts';
import { runSeamlessBench, type SeamlessLoad } from './rows/seamless.ts';
import { runSettlementBench } from './rows/settlement.ts';
import { runSoloBench, type SoloLoad } from './rows/solo.ts';
import { runTableBench } from './rows/table.ts';
import { runTreeBench } from './rows/tree.ts';

/**
 * `npm run bench:house`: benchmarks of the house in one run on one private PostgreSQL. The ledger alone and pgbench's
 * simple-update in turns, the cost of each guard per bet, bets over the whole path, alone and beside strangers who read as much
 * as they may, solo rounds over the whole path, provider calls to the wallet, a rain of envelopes, a day's and a week's
 * closing, the daily close of the ledger, a referral tree, events to 1,000 and 5,000 sockets. Clients run on the same machine
 * and use its CPUs too; compare ratios, and keep the machine idle. `-- --only=ledger,path` runs only these rows; the rows are
 * ledger, path, solo, seamless, fanout, refusals, rain, closing, close and tree. `--players=5000` and `--transfers=1000000` set
 * the sizes.
 */
const FANOUT = [
  { sockets: 1_000, batch: 1 },
  { sockets: 1_000, batch: 10 },
  { sockets: 5_000, batch: 1 },
  { sockets: 5_000, batch: 10 },
];
const FANOUT_SECONDS = 5;
/** A room with many viewers: viewers, and bets per second. */
const LIVELY = { viewers: 5_000, bets: 2_000 };
/** A chat room with many readers: readers, messages per second, and the duration. */
const TALKATIVE = { readers: 5_000, perSecond: 50, seconds: 10 };
const BETS_OF_A_ROUND = 200_000;
/** Number of players in a referral tree. */
const TREE = 1_000_000;
/** Number of transfers of a closed day. */
const TRANSFERS = 5_000_000;
/** Target solo rounds per second. */
const SOLO_GOAL = 2_000;
/** Duration of pgbench beside a row that is measured alone. */
const YARDSTICK_SECONDS = 10;
/** Required ratio of the whole path to pgbench's transactions. */
const GOAL = 0.5;
/** Rows on one database, compared with one measurement of pgbench. */
const TOGETHER = ['ledger', 'path', 'solo', 'seamless', 'fanout'];

async function benchLedger(dataDir: string) {
  const server = await startPostgres(dataDir, { info() {}, warn: print });
  try {
    const ledger = await runLedgerBench(await createDatabase(server.url, 'bench'));
    const settlement = await runSettlementBench(
      await createDatabase(server.url, 'settlement'),
      BETS_OF_A_ROUND,
    );
    const guards = await runGuardBench(await createDatabase(server.url, 'guards'));
    return { ...ledger, settlement, guards };
  } finally {
    await server.stop();
  }
}

/** A migrated database on the server. */
async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const url = serverUrl.replace(/[^/]+$/, name);
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const db = openDatabase(url, { max: 1 });
  await migrateDatabase(db);
  await db.close();
  return url;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, players: { type: 'string' }, transfers: { type: 'string' } },
  });
  const { players = '100000' } = values;
  const only = values.only?.split(',') ?? [...TOGETHER, 'refusals', 'rain', 'closing', 'close', 'tree'];
  print(
    `${availableParallelism()} processors, Node ${process.versions.node}, load ${loadavg()[0]?.toFixed(1)}`,
  );
  const together = TOGETHER.filter((part) => only.includes(part));
  if (together.length > 0) await inNewFolder((dataDir) => benchTogether(dataDir, together));
  if (only.includes('refusals')) await row('refusals', () => inNewFolder(reportRefusals));
  if (only.includes('rain'))
    await row('rain', () => inNewFolder((dataDir) => reportRain(dataDir, Number(players))));
  if (only.includes('closing'))
    await row('closing', () => inNewFolder((dataDir) => reportClosing(dataDir, Number(players))));
  if (only.includes('close'))
    await row('close', () =>
      inNewFolder((dataDir) => reportDailyClose(dataDir, Number(values.transfers ?? TRANSFERS))),
    );
  // Run alone, the tree has a million players.
  if (only.includes('tree'))
    await row('tree', () => inNewFolder((dataDir) => reportTree(dataDir, Number(values.players ?? TREE))));
  reportTable();
}

/** The result of each row, in order: null if measured, otherwise the error. */
const rows = new Map<string, string | null>();

/** Measures a row. A failure is reported and does not stop the others. */
async function row(name: string, measure: () => Promise<void>): Promise<void> {
  try {
    await measure();
    rows.set(name, null);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    print(`${name}: not measured: ${why}`);
    rows.set(name, why);
  }
}

/** Reports at the end which rows were measured. The benchmark fails if one was not. */
function reportTable(): void {
  const width = Math.max(...[...rows.keys()].map(({ length }) => length));
  for (const [name, why] of rows)
    print(`${name.padEnd(width)}  ${why === null ? 'measured' : `NOT MEASURED: ${why}`}`);
  if ([...rows.values()].some((why) => why !== null)) process.exitCode = 1;
}

async function inNewFolder(act: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kilat-bench-'));
  try {
    await act(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function reportSeamless(dataDir: string, of: { transactionsPerSecond: number }): Promise<void> {
  const { players, full, half } = await runSeamlessBench(dataDir);
  print(`seamless wallet, ${players} players, full load: ${seamlessText(full, of)}`);
  print(`seamless wallet, half of that: ${seamlessText(half, of)}`);
}

async function measureYardstick(dataDir: string): Promise<{ transactionsPerSecond: number }> {
  const server = await startPostgres(dataDir, { info() {}, warn: print });
  const yardstick = await openYardstick(server.url);
  try {
    return { transactionsPerSecond: await yardstick.run(YARDSTICK_SECONDS) };
  } finally {
    await yardstick.close();
    await server.stop();
  }
}

async function reportRefusals(dataDir: string): Promise<void> {
  for (const { what, perSecond, alone, p50, p99, connections } of await runRefusalBench(dataDir))
    print(
      `others' solo rounds beside ${what} that one account is refused ${perSecond} times a second: ` +
        `p50 ${p50.toFixed(1)} ms (just before ${alone.p50.toFixed(1)}), ` +
        `p99 ${p99.toFixed(1)} ms (${alone.p99.toFixed(1)}); ${connections} connections opened`,
    );
}

async function reportRain(dataDir: string, players: number): Promise<void> {
  const { claimsPerSecond, call, latency, given, busy, processor, beside, alone } = await runRainBench(
    dataDir,
    players,
  );
  print(
    `a rain's first second, ${whole(players)} players at once: ${given} envelopes, each once; ${busy} told to try again; ` +
      `${whole(claimsPerSecond)} claims/s, a call p50 ${whole(call.p50)} ms, p99 ${whole(call.p99)} ms; from the beginning ` +
      `p50 ${seconds(latency.p50)} s, p99 ${seconds(latency.p99)} s, the last ${seconds(latency.last)} s; ${whole(processor)} µs of ` +
      `the house's processor a claim; bets meanwhile ${besideText(beside)}; before ${besideText(alone)}`,
  );
}

async function reportClosing(dataDir: string, players: number): Promise<void> {
  const { alone, ...parts } = await runClosingBench(dataDir, players);
  const { day, week, sweep } = parts;
  for (const [what, part] of [
    [`a day of ${whole(players)} players who lost closed`, day],
    ['the week with it, its lottery too', week],
    ['an award of each ended unclaimed', sweep],
  ] as const)
    print(
      `${what} in ${part.seconds.toFixed(1)} s, everything once; bets meanwhile ${besideText(part.beside)}`,
    );
  print(`bets before the closing: ${besideText(alone)}`);
}

async function reportDailyClose(dataDir: string, transfers: number): Promise<void> {
  const close = await runDailyCloseBench(dataDir, transfers);
  print(
    `a day of ${whole(close.transfers)} transfers closed in ${close.seconds.toFixed(1)} s, hashed again in ` +
      `${close.proofSeconds.toFixed(1)} s; the longest transaction ${whole(close.longestTransactionMs)} ms, ` +
      `${whole(close.memory)} MB; bets meanwhile ${besideText(close.beside)}, ` +
      `${close.beside.refused} refused; before ${besideText(close.alone)}`,
  );
}

async function reportTree(dataDir: string, players: number): Promise<void> {
  const server = await startPostgres(dataDir, { info() {}, warn: print });
  try {
    const tree = await runTreeBench(await createDatabase(server.url, 'tree'), players);
    const page = ({ p50, p99 }: { p50: number; p99: number }) =>
      `p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`;
    print(
      `a tree of ${whole(tree.players)} friends in five levels: a page of fifty at its top ${page(tree.top)}, of a small part ` +
        `${page(tree.small)}; the rebates of a day on which all played in ${tree.seconds.toFixed(1)} s, ${whole(tree.promised)} promised`,
    );
  } finally {
    await server.stop();
  }
}

async function benchTogether(dataDir: string, parts: readonly string[]): Promise<void> {
  // The reference of the rows.
  let yardstick = { transactionsPerSecond: Number.NaN };
  const ledgerRow = async () => {
    const { ratio, settlement, guards, ...ledger } = await benchLedger(dataDir);
    yardstick = ledger.yardstick;
    print(`${ledger.yardstick.by}: ${whole(yardstick.transactionsPerSecond)} transactions/s`);
    print(`ledger alone, 10 callers: ${loadText(ledger)}; ${ratio.toFixed(2)} of pgbench`);
    const { bets, settledInSeconds, meanwhile, before } = settlement;
    print(
      `a round of ${whole(bets)} bets settled in ${settledInSeconds.toFixed(1)} s; bets on another table meanwhile: ` +
        `p50 ${meanwhile.p50.toFixed(1)} ms, p99 ${meanwhile.p99.toFixed(1)} ms; before: p50 ${before.p50.toFixed(1)} ms, ` +
        `p99 ${before.p99.toFixed(1)} ms`,
    );
    for (const { what, placing, settling } of guards)
      print(`${what}: ${placing.toFixed(0)} µs to place, ${settling.toFixed(0)} µs to settle`);
  };
  if (parts.includes('ledger')) await row('ledger', ledgerRow);
  if (Number.isNaN(yardstick.transactionsPerSecond)) {
    yardstick = await measureYardstick(dataDir);
    print(`pgbench: ${whole(yardstick.transactionsPerSecond)} transactions/s`);
  }
  if (parts.includes('path')) await row('whole path', () => benchPath(dataDir, yardstick));
  if (parts.includes('solo')) await row('solo rounds', () => benchSolo(dataDir));
  if (parts.includes('seamless')) await row('seamless wallet', () => reportSeamless(dataDir, yardstick));
  if (parts.includes('fanout')) await benchFanout();
}

async function benchPath(dataDir: string, yardstick: { transactionsPerSecond: number }): Promise<void> {
  const ofYardstick = (load: Pick<Load, 'betsPerSecond'>) =>
    (load.betsPerSecond / yardstick.transactionsPerSecond).toFixed(2);

  const goal = yardstick.transactionsPerSecond * GOAL;
  const { players, full, half, quiet, besideStrangers } = await runBetBench(dataDir, { goal });
  const { processor } = full;
  print(`whole path, ${players} sockets, full load: ${loadText(full)}; ${ofYardstick(full)} of pgbench`);
  if (processor !== null) print(`the house's own process: ${processor.toFixed(0)} µs of processor a bet`);
  print(`whole path, ${players} sockets, half load: ${loadText(half)}; ${ofYardstick(half)} of pgbench`);
  const { strangers } = besideStrangers;
  print(`whole path, an evening's load: ${loadText(quiet)}`);
  print(
    `the same beside five strangers' sockets that read all they may: ${loadText(besideStrangers)}; ` +
      `p99 ${(besideStrangers.p99 - quiet.p99).toFixed(1)} ms more; ` +
      `${strangers.answered} reads answered, ${strangers.refused} refused`,
  );
}

async function benchSolo(dataDir: string): Promise<void> {
  const solo = await runSoloBench(dataDir, { goal: SOLO_GOAL });
  print(`solo rounds of all games, ${solo.players} sockets, full load: ${soloText(solo.full)}`);
  print(`solo rounds of all games, as many as are asked: ${soloText(solo.load)}`);
}

async function benchFanout(): Promise<void> {
  for (const { sockets, batch } of FANOUT)
    await row(`fan-out to ${sockets}, ${batch} a message`, async () => {
      const result = await runFanoutBench(sockets, batch, FANOUT_SECONDS);
      print(
        `fan-out, ${sockets} sockets, ${batch} event(s) a message: ${whole(result.messagesPerSecond)} messages/s, ` +
          `${whole(result.eventsPerSecond)} events/s; ${result.cpuPerMessage.toFixed(1)} µs of processor a message = ` +
          `${whole(result.messagesPerCore)} messages/s or ${whole(result.eventsPerCore)} events/s a core`,
      );
    });
  await row('a lively table', async () => {
    const table = await runTableBench(LIVELY.viewers, LIVELY.bets);
    print(
      `a table with ${whole(table.viewers)} viewers and ${whole(table.betsPerSecond)} bets/s: a viewer is sent ` +
        `${whole(table.bytesPerViewer)} bytes/s and costs ${whole(table.cpuPerViewer)} µs of processor a second`,
    );
  });
  await row('a talkative room', async () => {
    const chat = await runChatBench(TALKATIVE.readers, TALKATIVE.perSecond, TALKATIVE.seconds);
    print(
      `a room with ${whole(chat.readers)} readers and ${whole(chat.sentPerSecond)} messages/s: a reader is sent ` +
        `${chat.newsPerReader.toFixed(1)} times and ${whole(chat.bytesPerReader)} bytes a second and costs ` +
        `${whole(chat.cpuPerReader)} µs of processor; all of them ${chat.core.toFixed(2)} of a core`,
    );
  });
}

function loadText({ betsPerSecond, p50, p99, worst }: Omit<Load, 'worst'> & { worst?: number }): string {
  const most = worst === undefined ? '' : `, in the worst turn ${worst.toFixed(1)} ms`;
  return `${whole(betsPerSecond)} bets/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms${most}`;
}

function soloText({
  roundsPerSecond,
  requestsPerSecond,
  p50,
  p99,
  worst,
  house,
  postgres,
}: SoloLoad): string {
  return (
    `${whole(roundsPerSecond)} rounds/s (${whole(requestsPerSecond)} requests/s), p50 ${p50.toFixed(1)} ms, ` +
    `p99 ${p99.toFixed(1)} ms, in the worst turn ${worst.toFixed(1)} ms; ${whole(house)} µs of the house's processor and ` +
    `${whole(postgres)} of PostgreSQL's a round`
  );
}

/** Every round is two transactions. */
function seamlessText(
  { roundsPerSecond, p50, p99, worst, house, postgres, provider }: SeamlessLoad,
  yardstick: { transactionsPerSecond: number },
): string {
  const share = (2 * roundsPerSecond) / yardstick.transactionsPerSecond;
  return (
    `${whole(roundsPerSecond)} bets and as many wins a second, ${share.toFixed(2)} of pgbench; a call p50 ${p50.toFixed(1)} ms, ` +
    `p99 ${p99.toFixed(1)} ms, in the worst turn ${worst.toFixed(1)} ms; µs of processor a call: the house ${whole(house)}, ` +
    `PostgreSQL ${whole(postgres)}, the provider ${whole(provider)}`
  );
}

function besideText({ bets, p50, p99, slowest, refused }: Beside): string {
  const lost = refused > 0 ? `, ${refused} REFUSED` : '';
  return `${whole(bets)}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, the slowest ${slowest.toFixed(0)} ms${lost}`;
}

function seconds(ms: number): string {
  return (ms / 1_000).toFixed(1);
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

await main();
