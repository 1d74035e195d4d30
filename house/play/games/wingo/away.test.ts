import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../core/db/database.ts';
import { bets, rounds } from '../../../money/ledger/bets/roundTables.ts';
import { reconcile } from '../../../money/ledger/reconcile/reconcile.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { fastestOf, freshPhase, PHASES, QUICK, WingoPlayer } from '../../../testing/games/testWingo.ts';
import { TestHouse } from '../../../testing/testHouse.ts';
import { wingoModule } from './module.ts';

const TIMEOUT = { timeout: 40_000, interval: 100 };

let database: Database;
let house: TestHouse;

const open = () => TestHouse.start({ database, config: { wingo: QUICK }, games: [wingoModule] });
const until = (at: number) => vi.waitFor(() => expect(Date.now()).toBeGreaterThan(at), TIMEOUT);

/** The stored round, with the status of its only bet. */
async function roundOf(phase: string) {
  const id = PHASES.idOf(BigInt(phase)) ?? 0n;
  const [row] = await database.orm
    .select({ state: rounds.state, interrupted: rounds.interrupted, status: bets.status })
    .from(rounds)
    .innerJoin(bets, and(eq(bets.game, rounds.game), eq(bets.roundId, rounds.id)))
    .where(and(eq(rounds.game, 'wingo'), eq(rounds.id, id)));
  return row;
}

beforeEach(async () => {
  database = await createTestDatabase();
  house = await open();
});

afterEach(async () => {
  await house.close();
  expect(await reconcile(database)).toEqual([]);
  await database.close();
});

describe('a house that was away', () => {
  it('when betting closed pays the bets by the result, and continues with the current round', async () => {
    const player = await WingoPlayer.register(house);
    const { phase, winning } = await freshPhase(house);
    await player.bet(phase, winning[0] ?? 'red');
    await house.close();
    await until(PHASES.phaseTimes(PHASES.idOf(BigInt(phase)) ?? 0n).closesAt + 3_000);
    house = await open();
    const end = { state: 'settled', interrupted: false, status: 'cashed' };
    await vi.waitFor(async () => expect(await roundOf(phase)).toEqual(end), TIMEOUT);
    const visitor = house.connect();
    await vi.waitFor(async () => {
      const { curTime, endTime } = await fastestOf(visitor);
      expect(endTime).toBeGreaterThan(curTime);
    }, TIMEOUT);
  });

  it('only when the result came out pays the bets by it', async () => {
    const player = await WingoPlayer.register(house);
    const { phase, winning } = await freshPhase(house);
    await player.bet(phase, winning[0] ?? 'red');
    await vi.waitFor(async () => expect((await roundOf(phase))?.state).toBe('closed'), TIMEOUT);
    await house.close();
    await until(PHASES.phaseTimes(PHASES.idOf(BigInt(phase)) ?? 0n).endsAt + 3_000);
    house = await open();
    const end = { state: 'settled', interrupted: false, status: 'cashed' };
    await vi.waitFor(async () => expect(await roundOf(phase)).toEqual(end), TIMEOUT);
  });
});
