import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import {
  checkInVipCollect,
  checkInVipLog,
  checkInVipProgress,
} from '../../../contract/http/offers/checkInVip.ts';
import { settleTrigger } from '../../../contract/http/offers/promotions.ts';
import type { SignedIn } from '../../../contract/http/people/accounts.ts';
import { MARKETS } from '../../../contract/markets.ts';
import { weekOf } from '../../../contract/marketTime.ts';
import { OffersHouse, U } from '../../testing/offers/offersHouse.ts';

let offers: OffersHouse;
let player: SignedIn;
beforeAll(async () => {
  offers = await OffersHouse.start();
  player = await offers.house.register();
  await offers.house.db.pool.query(
    `INSERT INTO wagering_games (game, percent, bonus_money) VALUES ('whole', 100, true), ('half', 50, true)`,
  );
});
afterAll(() => offers.close());

const now = (token = player.token) => offers.house.call(checkInVipProgress, { token });
const collect = (id: string, who = player, key?: string) => offers.claim(checkInVipCollect, who, { id }, key);
const codeOf = ({ json }: { json: Record<string, unknown> }) => json.errCode;
/** Plays a game whose stakes count in full. */
const play = (staked: bigint) => offers.play(player.user.id, staked, { game: 'whole' });
const monday = () => offers.pass(weekOf(offers.now(), MARKETS.id.timeZone).end - offers.now() + 60_000);
const steps = async () => (await now()).steps.map(({ award }) => award?.state ?? null);

describe('the check-in of VIP players', () => {
  it('is for level 1 and up, and uses the level at the beginning of the week', async () => {
    await monday();
    expect(await now()).toMatchObject({ level: 0, levelNow: 0, missing: (1_000n * U).toString() });
    await play(999n * U);
    expect(await now()).toMatchObject({ level: 0, levelNow: 0, missing: U.toString() });
    await play(4_001n * U);
    expect(await now()).toMatchObject({ level: 0, levelNow: 2, missing: '0' });
    expect(await steps()).toEqual([null, null, null]);
    await monday();
    expect(await now()).toMatchObject({ level: 2, levelNow: 2, counted: 0, least: (200n * U).toString() });
  });

  it('counts each game for the level at its wagering percentage', async () => {
    const other = await offers.house.register();
    await offers.play(other.user.id, 1_998n * U, { game: 'half' });
    expect(await now(other.token)).toMatchObject({ levelNow: 0, missing: U.toString() });
    await offers.play(other.user.id, 2n * U, { game: 'half' });
    expect((await now(other.token)).levelNow).toBe(1);
  });

  it('gives awards for three, five and seven days with 100 U per level, however much was staked above that', async () => {
    const seen = [];
    for (let day = 1; day <= 7; day++) {
      await play(200n * U - 1n);
      const { counted } = await now();
      expect(counted).toBe(day - 1);
      await play(day === 1 ? 5_000n * U : 1n);
      seen.push((await steps()).filter((state) => state === 'claimable').length);
      if (day < 7) await offers.tomorrow(1);
    }
    expect(seen).toEqual([0, 0, 1, 1, 2, 2, 3]);
    const { steps: all } = await now();
    expect(all.map(({ amount }) => BigInt(amount))).toEqual([1n, 2n, 3n].map((tenths) => (tenths * U) / 10n));
  });

  it('pays a step once for 24 concurrent requests, the same reply for the same key, and nothing to others', async () => {
    const { steps: all } = await now();
    const id = all[0]?.award?.id ?? '';
    const other = await offers.house.register();
    expect(codeOf(await collect(id, other))).toBe(ErrorCode.notFound);
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, i) => collect(id, player, `at-once-${i}`)),
    );
    const done = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter((one) => codeOf(one) === ErrorCode.awardClaimed)).toHaveLength(23);
    expect((await collect(id, player, `at-once-${done}`)).json).toEqual(answers[done]?.json);
    expect(await steps()).toEqual(['claimed', 'claimable', 'claimable']);
  });

  it('keeps an uncollected award for another week, even if it was not viewed before, and no longer', async () => {
    await monday();
    const { earlier } = await now();
    expect(earlier.map(({ awardKey }) => awardKey.split(' ')[1]).sort()).toEqual(['5', '7']);
    expect((await collect(earlier[0]?.id ?? '')).status).toBe(200);
    await monday();
    expect((await now()).earlier).toEqual([]);
    expect(codeOf(await collect(earlier[1]?.id ?? ''))).toBe(ErrorCode.awardExpired);
    const log = await offers.house.call(checkInVipLog, { token: player.token });
    expect(log.map(({ state }) => state).sort()).toEqual(['claimed', 'claimed', 'expired']);
  });

  it('is promised together with the player’s other awards, and not during a time-out', async () => {
    for (let day = 0; day < 3; day++) {
      await play(1_000n * U);
      if (day < 2) await offers.tomorrow(1);
    }
    await offers.house.db.pool.query(
      `INSERT INTO player_guards (user_id, time_zone, break_kind, break_until) VALUES ($1, 'Asia/Jakarta', 'timeout', $2)`,
      [player.user.id, offers.now() + 3_600_000],
    );
    const token = player.token;
    expect((await offers.house.call(settleTrigger, { token })).awards).toEqual([]);
    expect(await steps()).toEqual([null, null, null]);
    await offers.pass(3_601_000);
    const { awards } = await offers.house.call(settleTrigger, { token });
    // The wheel promises a spin for yesterday's stakes, levels 1 and 2 their rewards, the week its phone credit. Whether the
    // newcomer tasks are over by now depends on the weekday on which the test began.
    const promised = awards.map(({ promotion }) => promotion).filter((code) => code !== 'newcomerTasks');
    expect(promised.toSorted()).toEqual(['checkInVip', 'dailyWheel', 'phoneCredit', 'vip', 'vip']);
    expect(await steps()).toEqual(['claimable', null, null]);
  });
});
