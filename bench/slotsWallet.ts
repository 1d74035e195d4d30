/**
 * `npm run bench:slots-wallet [-- spins --minutes 90 --data DIR]`: ten slots played through the real wallet by the benchmark's
 * own providers, which decide spins with the sandbox's engine and send signed HTTP calls to a house with its ledger. Their
 * returns are read from the ledger's own rounds. With a folder the house's data is kept, and the next run continues from it. It
 * ends early after this many minutes, or on a signal. Exits with 1 when a title is more than three standard errors off, or the
 * ledger is inconsistent.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { Console } from 'node:console';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openDatabase } from '../house/core/db/database.ts';
import { startPostgres } from '../house/core/db/postgres.ts';
import { QUIET, spawnHouse } from './load/benchHouse.ts';
import { connectProviders, known, providerKey } from './load/hubProviders.ts';
import type { ProviderOrder, ProviderReport } from './slotsProvider.ts';
import { agree, inOrder, type PlayedTitle, playedTitles, Tally } from './slotTitles.ts';

const out = new Console(process.stdout);
const { values, positionals } = parseArgs({
  options: { minutes: { type: 'string' }, data: { type: 'string' } },
  allowPositionals: true,
});
const SPINS = Number(positionals[0] ?? 20_000);
const MINUTES = Number(values.minutes ?? 24 * 60);
/** Players per title. */
const PLAYERS = 4;
const BET = 20_000n;
const REPLY_TIMEOUT_MS = 60_000;
const PROVIDER = fileURLToPath(new URL('./slotsProvider.ts', import.meta.url));

interface Played {
  tallies: ReadonlyMap<string, Tally>;
  spins: number;
  /** Open rounds: a provider or a house was killed in them. */
  open: number;
}

/** The ledger's totals of the titles' rounds. */
async function playedIn(dataDir: string): Promise<Played> {
  const postgres = await startPostgres(dataDir, QUIET, { role: 'tool' });
  const db = openDatabase(postgres.url, { max: 1 });
  try {
    const { rows } = await db.pool.query<Record<'game' | 'spins' | 'returned' | 'open', string>>(`
      SELECT game, count(closed_at)::text AS spins, count(*) FILTER (WHERE closed_at IS NULL)::text AS open,
        coalesce(sum(returned::numeric / staked) FILTER (WHERE closed_at IS NOT NULL), 0)::text AS returned
      FROM provider_rounds GROUP BY game`);
    const tallies = new Map(
      rows.map(({ game, spins, returned }) => {
        const tally = Object.assign(new Tally(), { spins: Number(spins), returned: Number(returned) });
        return [game, tally];
      }),
    );
    const sum = (of: (row: (typeof rows)[number]) => string) =>
      rows.reduce((all, row) => all + Number(of(row)), 0);
    return { tallies, spins: sum(({ spins }) => spins), open: sum(({ open }) => open) };
  } finally {
    await db.close();
    await postgres.stop();
  }
}

/** Lets the providers play until the goal is reached. */
async function play(dataDir: string, house: string, games: readonly PlayedTitle[]): Promise<void> {
  const before = (await playedIn(dataDir)).spins;
  if (before > 0) out.log(`${before} spins stand already`);
  const { publicKey, privateKey } = providerKey();
  const places = Array.from({ length: PLAYERS }, () => games).flat();
  const hubSeats = await connectProviders(dataDir, places, publicKey);
  const seats = places.map(({ id, provider }, i) => {
    const { user = '', token = '' } = hubSeats[i] ?? {};
    return { user, token, game: id, provider };
  });
  await known(`${house}/wallet/${games[0]?.provider}`);
  const providerProcess = fork(PROVIDER, [], { execArgv: ['--import', 'tsx'] });
  try {
    await sendOrder(providerProcess, { kind: 'connect', house, key: privateKey, bet: String(BET), seats });
    await untilThrough(providerProcess, SPINS - before);
  } finally {
    providerProcess.kill();
  }
}

async function sendOrder(provider: ChildProcess, order: ProviderOrder): Promise<void> {
  provider.send(order);
  await once(provider, 'message');
}

/** Prints the progress every minute. @throws when the providers end early */
function untilThrough(provider: ChildProcess, spins: number): Promise<void> {
  const began = performance.now();
  let reported = { at: began, through: 0 };
  const stop = () => provider.send({ kind: 'stop' } satisfies ProviderOrder);
  const timer = setTimeout(stop, MINUTES * 60_000);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  return new Promise<void>((resolve, reject) => {
    provider.once('exit', (code) => reject(new Error(`the providers ended with ${code}`)));
    provider.on('message', ({ kind, spins: through }: ProviderReport) => {
      const now = performance.now();
      if (kind === 'through' || now - reported.at >= REPLY_TIMEOUT_MS) {
        const paces = [
          (through * 1_000) / (now - began),
          ((through - reported.through) * 1_000) / (now - reported.at),
        ];
        const [all, last] = paces.map((pace) => pace.toFixed(0));
        out.log(`${new Date().toISOString()} ${through} spins, ${all} a second, of late ${last}`);
        reported = { at: now, through };
      }
      if (kind === 'through') resolve();
    });
    provider.send({ kind: 'play', spins } satisfies ProviderOrder);
  }).finally(() => clearTimeout(timer));
}

async function main(): Promise<boolean> {
  const dataDir = values.data ?? (await mkdtemp(join(tmpdir(), 'kilat-bench-')));
  await mkdir(dataDir, { recursive: true });
  const house = spawnHouse(dataDir, { GAMES: 'crash', SANDBOX_PROVIDERS: '0' });
  try {
    const games = await playedTitles();
    await play(dataDir, `http://127.0.0.1:${await house.port}`, games);
    const { tallies, spins, open } = await playedIn(dataDir);
    out.log(`the ledger has ${spins} spins that are over, and ${open} that are not`);
    const agreed = agree(out, games, (id) => tallies.get(id) ?? new Tally());
    const ordered = await inOrder(out, dataDir);
    out.log(ordered ? 'the books are in order' : 'the books are not in order');
    return agreed && ordered;
  } finally {
    if (house.child.exitCode === null && house.child.kill('SIGTERM')) await once(house.child, 'exit');
    if (values.data === undefined) await rm(dataDir, { recursive: true, force: true });
  }
}

process.exit((await main()) ? 0 : 1);
