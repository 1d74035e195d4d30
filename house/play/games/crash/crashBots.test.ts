import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { crashBetInfo, crashCurGame, crashStart } from '../../../../contract/games/crash/operations.ts';
import { createTestDatabase } from '../../../core/db/testDatabase.ts';
import { bets } from '../../../money/ledger/roundTables.ts';
import { ledgerTransfers } from '../../../money/ledger/tables.ts';
import { users } from '../../../people/accounts/tables.ts';
import { TestHouse } from '../../../testHouse.ts';
import { seedTargets } from './testChain.ts';

const TIMEOUT = { timeout: 15_000, interval: 20 };

let house: TestHouse;

beforeAll(async () => {
  const database = await createTestDatabase();
  const quick = { from: 10_300n, to: 10_600n };
  await seedTargets(database, [quick, quick]);
  // Long enough for the demo players to bet beside whatever else the machine does.
  const crash = { preparation: 2_000, squib: 1_500 };
  house = await TestHouse.start({
    database,
    config: { bots: true, databaseUrl: database.url, crash },
  });
});

afterAll(() => house.close());

describe('a table without players', () => {
  it('is alive: marked demo players bet, join ahead and leave, with play money of their own', async () => {
    const visitor = house.connect();
    const infos = visitor.collect(crashBetInfo);
    const starts = visitor.collect(crashStart);
    await vi.waitFor(() => expect(infos.flat().length).toBeGreaterThanOrEqual(6), TIMEOUT);
    expect(infos.flat().every(({ bet }) => bet.bot)).toBe(true);
    await vi.waitFor(() => expect(starts.some(({ betCount }) => betCount > 0)).toBe(true), TIMEOUT);
    const game = await visitor.call(crashCurGame, { currency: 'IDR' });
    expect(game.betList.every(({ bot }) => bot)).toBe(true);

    const bots = await house.db.orm.select().from(users).where(eq(users.bot, true));
    expect(bots).toHaveLength(40);
    expect(bots.every(({ phone, passwordHash }) => phone === null && passwordHash === null)).toBe(true);
    const grants = await house.db.orm.select().from(ledgerTransfers).where(eq(ledgerTransfers.kind, 'grant'));
    expect(grants.length).toBeGreaterThanOrEqual(40);
    const ended = await house.db.orm
      .select()
      .from(bets)
      .where(and(eq(bets.game, 'crash'), eq(bets.roundId, 1n)));
    expect(ended.length).toBeGreaterThanOrEqual(8);
    expect(ended.every(({ status }) => status === 'cashed' || status === 'lost')).toBe(true);
  });
});
