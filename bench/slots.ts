/**
 * `npm run bench:slots [-- spins]`: ten sandbox slots played over the whole path: provider, signed calls, wallet and ledger
 * with real durability. Reports spins per second and their latency, and whether their returns match the titles' stated ones.
 * Exits with 1 when a title is more than three standard errors off, or the ledger is inconsistent.
 */
import { Console } from 'node:console';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf } from '../contract/http/call.ts';
import { slotGame } from '../contract/http/play/catalogue.ts';
import { gameLaunch } from '../contract/http/play/launch.ts';
import type { SlotSpun } from '../contract/providers/slotPlay.ts';
import { RATE_OF_A_BET } from '../contract/slots/round.ts';
import { addSessions, spawnHouse } from './load/benchHouse.ts';
import { loadOf, type Measured } from './load/load.ts';
import { agree, inOrder, playedTitles, Tally } from './slotTitles.ts';

const out = new Console(process.stdout);
const SPINS = Number(process.argv[2] ?? 20_000);
/** Players per title, each with one spin at a time. */
const PLAYERS = 4;
const TURNS = 5;
const BET = '20000';

/** The house fetches the providers' lists of games when it starts. */
async function listed(house: string, id: string): Promise<void> {
  const { url } = addressOf(slotGame, { id });
  for (;;) {
    const game = (await (await fetch(house + url)).json()) as { path: string | null };
    if (game.path !== null) return;
    await sleep(100);
  }
}

async function sessionOf(house: string, token: string, game: { id: string; provider: string }) {
  const { url } = addressOf(gameLaunch, { ...game, platform: 'GPL_MOBILE', lang: 'en' });
  const answer = await fetch(house + url, { headers: { main_token: token } });
  if (!answer.ok) throw new Error(`${game.id} was not opened: ${answer.status} ${await answer.text()}`);
  const launched = new URL(((await answer.json()) as { url: string }).url);
  return { provider: launched.origin, session: launched.searchParams.get('session') };
}

async function spin({ provider, session }: Awaited<ReturnType<typeof sessionOf>>): Promise<SlotSpun> {
  const body = JSON.stringify({ session, spin: randomUUID(), mode: 'base', bet: BET });
  const answer = await fetch(`${provider}/slots/spin`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`a spin was refused: ${await answer.text()}`);
  return (await answer.json()) as SlotSpun;
}

async function main(): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kilat-bench-'));
  const house = spawnHouse(dataDir, { GAMES: 'crash' });
  try {
    const url = `http://127.0.0.1:${await house.port}`;
    const games = await playedTitles();
    const tokens = await addSessions(dataDir, games.length * PLAYERS);
    await listed(url, games[0]?.id ?? '');
    const seats = await Promise.all(
      tokens.map(async (token, i) => {
        const game = games[i % games.length];
        if (!game) throw new Error('no game');
        const { id, provider } = game;
        return { game, at: await sessionOf(url, token, { id, provider }) };
      }),
    );
    const tallies = new Map(games.map(({ id }) => [id, new Tally()]));
    const each = Math.ceil(SPINS / seats.length / TURNS);
    const turns: Measured[] = [];
    for (let turn = 0; turn < TURNS; turn++) {
      const latencies: number[] = [];
      const began = performance.now();
      await Promise.all(
        seats.map(async ({ game, at }) => {
          const tally = tallies.get(game.id) as Tally;
          for (let n = 0; n < each; n++) {
            const from = performance.now();
            const { rate } = await spin(at);
            latencies.push(performance.now() - from);
            tally.spins += 1;
            tally.returned += rate / RATE_OF_A_BET;
          }
        }),
      );
      turns.push({ latencies, elapsed: performance.now() - began });
    }
    const { betsPerSecond, p50, p99, worst } = loadOf(turns);
    out.log(
      `${seats.length} players: ${betsPerSecond.toFixed(0)} spins/s, two calls of the wallet each; ` +
        `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, worst ${worst.toFixed(1)} ms`,
    );
    const agreed = agree(out, games, (id) => tallies.get(id) as Tally);
    return (await inOrder(out, dataDir)) && agreed;
  } finally {
    if (house.child.exitCode === null && house.child.kill('SIGTERM')) await once(house.child, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  }
}

process.exit((await main()) ? 0 : 1);
