import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { crashCurGame } from '../../../../contract/games/crash/operations.ts';
import { roundFairness } from '../../../../contract/games/fairness/operations.ts';
import { operation } from '../../../../contract/operation.ts';
import { LateValues } from '../../../testing/games/lateValues.ts';
import { TestHouse } from '../../../testing/testHouse.ts';
import { SandboxValues } from '../../rounds/publicValues/sandbox.ts';

const TIMEOUT = { timeout: 20_000, interval: 40 };

interface Chains {
  chains: { firstRound: string; seedHashHash: string; salt: { number: string; value: string | null } }[];
}
const chains = operation<Chains>(
  'roundFairness',
  '{ roundFairness(game: crash) { chains { firstRound seedHashHash salt { source number at value } } } }',
);

const source = new LateValues();
let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start({ publicSources: [source] });
});
afterAll(() => house.close());

it("shows a chain's commitment before its salt is published, and plays no round until then", async () => {
  const channel = house.connect();
  const live = () => channel.call(crashCurGame, { currency: 'IDR' });
  await vi.waitFor(() => expect(source.requests).toBeGreaterThan(2), TIMEOUT);
  await expect(live()).rejects.toMatchObject({ errCode: 704 });
  const { rows } = await house.db.pool.query('SELECT count(*)::int AS rounds FROM rounds');
  expect(rows).toEqual([{ rounds: 0 }]);
  const [committed] = (await channel.call(chains)).chains;
  expect(committed).toMatchObject({ firstRound: '1', salt: { source: 'sandbox', value: null } });

  source.silent = false;
  const game = await vi.waitFor(live, TIMEOUT);
  expect(game).toMatchObject({ roundId: '1', seedHashHash: committed?.seedHashHash });
  expect(game.seedPubHash).toBe((await new SandboxValues().read(BigInt(committed?.salt.number ?? 0))).value);
});

it('counts no voided round if there was none', async () => {
  const fairness = await house.connect().call(roundFairness, { game: 'crash' });
  expect(fairness).toMatchObject({ source: 'sandbox', day: { voids: [] }, month: { voids: [] } });
});
