import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { userBrief } from '../../contract/http/people/accounts.ts';
import { MARKETS } from '../../contract/markets.ts';
import type { Database } from '../../house/core/db/database.ts';
import { reconcile } from '../../house/money/ledger/reconcile/reconcile.ts';
import { randomFrom } from '../../house/play/bots/roster.ts';
import { freePort } from '../../house/testing/core/freePort.ts';
import { HouseProcess } from '../houseProcess.ts';
import { timesOf } from '../longRun.ts';
import { SlotGambler } from './slotGambler.ts';
import { Stage } from './stage.ts';

const KILLS = timesOf({ short: 3, long: 200 });
const PLAYERS = 6;
/** Minimum number of answered spins per life. */
const A_LIFE = 12;
const LIFE_TIMEOUT_MS = timesOf({ short: 60_000, long: 300_000 });
/** A bet with an unknown result is rolled back after 20 s, and reported again with growing pauses. */
const PATIENCE_MS = 120_000;
const WAIT = { timeout: LIFE_TIMEOUT_MS, interval: 50 };

let stage: Stage;
let house: HouseProcess;
let provider: HouseProcess;
let players: SlotGambler[];
beforeAll(async () => {
  stage = await Stage.set({ rounds: 1, from: 10_000n, to: 13_000n, players: PLAYERS });
  players = stage.gamblers.map(({ token }, i) => new SlotGambler(token, randomFrom(`slots ${i}`)));
});
afterAll(() => stage.remove());

/** A house with players, and another process with the providers, which call the first one's wallet. */
async function openBoth(databaseUrl: string): Promise<void> {
  const settings = { DATABASE_URL: databaseUrl, SECRETS_KEY: stage.secretsKey, SEED: '0', BOTS: '0' };
  house = new HouseProcess(await freePort(), { ...settings, SANDBOX_PROVIDERS: '0' });
  provider = new HouseProcess(await freePort(), { ...settings, PROVIDER_HOUSE_URL: house.url });
  await provider.start();
  await house.start();
}

const answered = () => players.reduce((all, { spun }) => all + spun.size, 0);

/** Number of unfinished spins, and open rounds. */
async function openOf({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ open: number }>(
    `SELECT (SELECT count(*) FROM sandbox_spins WHERE state IN ('asked', 'decided', 'undoing'))::int
       + (SELECT count(*) FROM provider_rounds WHERE closed_at IS NULL)::int AS open`,
  );
  return rows[0]?.open ?? -1;
}

/** The ledger's valid bets and wins by spin. */
async function bookedOf({ pool }: Database): Promise<Map<string, { stake: bigint; win: bigint }>> {
  const { rows } = await pool.query<{ round: string; stake: bigint; win: bigint }>(
    `SELECT r.round, coalesce(sum(t.amount) FILTER (WHERE t.kind = 'bet'), 0)::bigint AS stake,
       coalesce(sum(t.amount) FILTER (WHERE t.kind = 'win'), 0)::bigint AS win
     FROM provider_rounds r JOIN provider_transactions t ON t.round_id = r.id AND t.undone_by IS NULL
     GROUP BY r.round`,
  );
  return new Map(rows.map(({ round, stake, win }) => [round, { stake: BigInt(stake), win: BigInt(win) }]));
}

async function balanceOf(player: SlotGambler): Promise<bigint> {
  const answer = await fetch(house.url + userBrief.path, { headers: { main_token: player.token } });
  return BigInt(((await answer.json()) as { balance: string }).balance);
}

it('loses and doubles no coin of slots while the house and the provider are killed again and again', async () => {
  await stage.withDatabase('house', async (db) => {
    const random = randomFrom('kills at the slots');
    await openBoth(db.url);
    const over = new AbortController();
    const living = Promise.all(players.map((player) => player.play(house.url, over.signal)));
    for (let kill = 0; kill < KILLS; kill++) {
      const before = answered();
      await vi.waitFor(() => expect(answered()).toBeGreaterThan(before + A_LIFE), WAIT);
      await sleep(300 * random());
      const victim = kill % 2 === 0 ? house : provider;
      await victim.kill();
      await victim.start();
    }
    over.abort();
    await living;
    for (const player of players) await player.settleUp(house.url);
    await vi.waitFor(async () => expect(await openOf(db)).toBe(0), { timeout: PATIENCE_MS, interval: 500 });

    expect(await reconcile(db)).toEqual([]);
    const booked = await bookedOf(db);
    for (const player of players) {
      let balance = MARKETS.id.grant;
      for (const [spin, { stake, win }] of player.spun) {
        expect(booked.get(spin), spin).toEqual({ stake, win });
        balance += win - stake;
      }
      for (const spin of player.refused)
        expect(booked.get(spin) ?? { stake: 0n, win: 0n }, spin).toEqual({ stake: 0n, win: 0n });
      expect(await balanceOf(player)).toBe(balance);
    }
    await Promise.all([house.stop(), provider.stop()]);
  });
});
