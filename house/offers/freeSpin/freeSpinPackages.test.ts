import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { freeSpin, freeSpinChoices, freeSpinChoose } from '../../../contract/http/offers/freeSpin.ts';
import type { SignedIn } from '../../../contract/http/people/accounts.ts';
import { freeSpinOrders } from '../../../contract/http/play/freeSpins.ts';
import { OffersHouse, U } from '../../testing/offers/offersHouse.ts';
import { FREE_SPIN } from './settings.ts';

const HOUR_MS = 3_600_000;
/** The stakes of the previous day required for either package. */
const [LEAST = 0n, GREATER = 0n] = FREE_SPIN.packages.map(({ least }) => (BigInt(least) * U) / 100n);

let offers: OffersHouse;
beforeAll(async () => {
  offers = await OffersHouse.start({ config: { sandboxProviders: true } });
  await vi.waitFor(
    async () =>
      expect((await of(await offers.house.register())).slots.map(({ game }) => game)).toEqual(
        FREE_SPIN.slots,
      ),
    { timeout: 60_000, interval: 500 },
  );
}, 120_000);
afterAll(() => offers.close());

const of = ({ token }: SignedIn) => offers.house.call(freeSpin, { token });
const choose = (player: SignedIn, number: number, game = FREE_SPIN.slots[0] ?? '', key?: string) =>
  offers.claim(freeSpinChoose, player, { package: number, game }, key);
const codeOf = ({ json }: { json: Record<string, unknown> }) => json.errCode;
const prizesOf = async ({ token }: SignedIn) =>
  (await offers.house.call(freeSpinOrders, { token, input: { page: 1, count: 9 } })).items;

/** Adds a player with stakes of `amount` yesterday. */
async function stakedBefore(amount: bigint): Promise<SignedIn> {
  const player = await offers.house.register();
  await offers.play(player.user.id, amount);
  await offers.tomorrow();
  return player;
}

describe('the daily free-spin package', () => {
  it('is chosen by players with enough stakes the day before, once in 24 concurrent requests, and ordered at its provider', async () => {
    const player = await stakedBefore(GREATER - 1n);
    expect((await of(player)).packages.map(({ reached }) => reached)).toEqual([true, false]);
    expect(codeOf(await choose(player, 2))).toBe(ErrorCode.conditionsNotMet);
    expect(codeOf(await choose(player, 3))).toBe(ErrorCode.badParameter);
    expect(codeOf(await choose(player, 1, 'garuda-emas'))).toBe(ErrorCode.invalidGame);
    const game = FREE_SPIN.slots[3] ?? '';
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, i) => choose(player, 1, game, `spins-${i}`)),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    expect(
      answers.filter(({ status }) => status !== 200).every((one) => codeOf(one) === ErrorCode.awardClaimed),
    ).toBe(true);
    expect((await choose(player, 1, game, `spins-${answers.indexOf(done[0]!)}`)).status).toBe(200);
    const [prize, ...others] = await prizesOf(player);
    expect(others).toEqual([]);
    expect(prize).toMatchObject({ game, spins: 10, used: 0, bet: `${U / 20n}`, usable: true });
    expect((prize?.expiresAt ?? 0) - (prize?.createdAt ?? 0)).toBe(72 * HOUR_MS);
    expect((await of(player)).chosen).toMatchObject({ game, spins: 10, day: offers.today() });
    // Its provider sells such a pack, and has it: the path to the game is set.
    await vi.waitFor(async () => expect((await prizesOf(player))[0]?.path).toContain(game), {
      timeout: 30_000,
      interval: 200,
    });
  });

  it('is the larger one for higher stakes, and another one the next day', async () => {
    const player = await stakedBefore(GREATER);
    await offers.play(player.user.id, LEAST);
    expect((await choose(player, 2)).status).toBe(200);
    expect((await prizesOf(player))[0]).toMatchObject({ spins: 20, bet: `${U / 10n}` });
    await offers.tomorrow();
    expect(codeOf(await choose(player, 2))).toBe(ErrorCode.conditionsNotMet);
    expect((await choose(player, 1, FREE_SPIN.slots[1])).status).toBe(200);
    const { items, total } = await offers.house.call(freeSpinChoices, {
      token: player.token,
      input: { page: 1, count: 5 },
    });
    expect([total, items.map(({ spins }) => spins)]).toEqual([2, [10, 20]]);
    await offers.tomorrow();
    expect(codeOf(await choose(player, 1))).toBe(ErrorCode.conditionsNotMet);
  });

  it('is unavailable during a time-out, outside its period, and on a slot whose provider is unavailable', async () => {
    const player = await stakedBefore(LEAST);
    await offers.takeBreak(player.user.id, 60_000);
    expect(await of(player)).toMatchObject({ breakUntil: expect.any(Number) });
    expect((await of(player)).packages.some(({ reached }) => reached)).toBe(false);
    expect(codeOf(await choose(player, 1))).toBe(ErrorCode.onBreak);
    await offers.pass(61_000);
    const away = FREE_SPIN.slots[2] ?? '';
    await offers.house.db.pool.query('UPDATE games SET path = NULL WHERE id = $1', [away]);
    expect((await of(player)).slots.map(({ game }) => game)).toEqual(
      FREE_SPIN.slots.filter((game) => game !== away),
    );
    expect(codeOf(await choose(player, 1, away))).toBe(ErrorCode.invalidGame);
    await offers.set('freeSpin', { until: offers.now() });
    expect(codeOf(await offers.house.request('GET', freeSpin.path, { token: player.token }))).toBe(
      ErrorCode.promotionOver,
    );
    expect(codeOf(await choose(player, 1))).toBe(ErrorCode.promotionOver);
    expect(codeOf(await offers.house.request('GET', freeSpin.path))).toBe(ErrorCode.logInFirst);
  });
});
