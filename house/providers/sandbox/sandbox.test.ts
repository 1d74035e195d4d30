import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hashText } from '../../../contract/fairness.ts';
import { userBrief } from '../../../contract/http/people/accounts.ts';
import { slotGame, slotLaunchQuery, slotRecent } from '../../../contract/http/play/catalogue.ts';
import { freeSpinOrder, freeSpinOrders, freeSpinUses } from '../../../contract/http/play/freeSpins.ts';
import { seededRandom } from '../../../contract/slots/random.ts';
import { spin, winOf } from '../../../contract/slots/spin.ts';
import { LONG } from '../../../tests/longRun.ts';
import { reconcile } from '../../money/ledger/reconcile/reconcile.ts';
import { SLOT, SlotPlayer, untilListed } from '../../testing/providers/slotPlayer.ts';
import { TEST_CATALOGUE } from '../../testing/site/testCatalogue.ts';
import { TestHouse } from '../../testing/testHouse.ts';
import { giveFreeSpins } from '../freeSpins/freeSpinGifts.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start({ catalogue: TEST_CATALOGUE, config: { sandboxProviders: true } });
  await untilListed(house);
});
afterEach(async () => {
  expect(await reconcile(house.db)).toEqual([]);
});
afterAll(() => house.close());

const BET = 200_000n;

async function seat() {
  const { token, user } = await house.register();
  const balance = async () => BigInt((await house.call(userBrief, { token })).balance);
  return { token, userId: BigInt(user.id), balance, slot: await SlotPlayer.at(house, token) };
}

/** The transactions of a spin that the wallet received. */
async function spinsOf(id: string) {
  const { rows } = await house.db.pool.query<{ kind: string; amount: bigint; undone: boolean }>(
    `SELECT t.kind, t.amount, t.undone_by IS NOT NULL AS undone FROM provider_transactions t
     JOIN provider_rounds r ON r.id = t.round_id WHERE r.round = $1 ORDER BY t.id`,
    [id],
  );
  return rows;
}

describe('a slot of the sandbox', () => {
  it('opens from the catalogue, on an origin of its own, and then appears among the recent games', async () => {
    const { token, slot } = await seat();
    const detail = await house.call(slotGame, { input: { id: SLOT.id } });
    expect([detail.path, detail.locked]).toEqual([`/game/${SLOT.provider}/${SLOT.id}`, undefined]);
    const { origin, url, title, game, provider } = slot.launch;
    expect([title, game, provider]).toEqual(['Garuda Emas', SLOT.id, SLOT.provider]);
    expect(new URL(url).origin).toBe(origin);
    expect(origin).not.toBe(house.url);
    expect(new URL(url).searchParams.get('site')).toBe(house.url);
    expect((await house.call(slotRecent, { token }))[0]?.id).toBe(SLOT.id);
    const others = await house.call(slotGame, { input: { id: 'zamrud' } });
    expect([others.path, others.locked]).toEqual([null, true]);
  });

  it('can be framed by the site that opened it, and by none written into its URL', async () => {
    const { slot } = await seat();
    const ancestorsAt = async (url: URL) => {
      const address = new URL(`/slots/balance${url.search}`, url);
      const { headers } = await fetch(address, { method: 'POST', body: '{}' });
      return /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];
    };
    const url = new URL(slot.launch.url);
    expect(await ancestorsAt(url)).toBe(house.url);
    for (const site of [
      'https://stranger.example',
      'https://*',
      "https://a;script-src 'unsafe-inline'",
      '*',
      '',
    ]) {
      url.searchParams.set('site', site);
      expect([site, await ancestorsAt(url)]).toEqual([site, "'none'"]);
    }
  });

  it("debits the stake and credits the win on the player's own wallet, verifiable by its seeds", async () => {
    const { slot, balance } = await seat();
    const opened = await slot.open();
    expect(BigInt(opened.balance)).toBe(await balance());
    expect(opened.bets).toContain(BET.toString());
    let before = await balance();
    const played = [];
    for (let i = 0; i < 12; i++) {
      const one = await slot.spin();
      expect(BigInt(one.stake)).toBe(BET);
      expect(BigInt(one.balance)).toBe(before - BET + BigInt(one.win));
      expect(await balance()).toBe(BigInt(one.balance));
      expect(one.nonce).toBe(i);
      before = BigInt(one.balance);
      played.push(one);
    }
    const { seeds, last } = await slot.seeds('a seed of my own'.replaceAll(' ', '-'));
    expect(last.serverSeedHash).toBe(opened.seeds.serverSeedHash);
    expect(hashText(last.serverSeed)).toBe(last.serverSeedHash);
    expect([seeds.clientSeed, seeds.nonce]).toEqual(['a-seed-of-my-own', 0]);
    for (const one of played) {
      const again = spin(
        opened.title.slot,
        'base',
        seededRandom(last.serverSeed, last.clientSeed, one.nonce),
      );
      expect([again.events, again.rate]).toEqual([one.events, one.rate]);
      expect(winOf(again, BET)).toBe(BigInt(one.win));
    }
  });

  it('returns the same spin for the same id, and on opening shows one that was not shown', async () => {
    const { token, slot, balance } = await seat();
    const name = randomUUID();
    const first = await slot.spin({ spin: name });
    const [again, once] = await Promise.all([slot.spin({ spin: name }), slot.spin({ spin: name })]);
    expect([again, once]).toEqual([first, first]);
    expect(await balance()).toBe(BigInt(first.balance));
    await expect(slot.spin({ spin: name, bet: '500000' })).rejects.toMatchObject({ reason: 'other' });

    const anew = await SlotPlayer.at(house, token);
    expect((await anew.open()).unfinished).toEqual(first);
    await anew.shown(name);
    expect((await anew.open()).unfinished).toBeNull();
    expect(await house.call(slotLaunchQuery, { token, input: { id: SLOT.id } })).toEqual({
      id: SLOT.id,
      path: `/game/${SLOT.provider}/${SLOT.id}`,
    });
    const stranger = await seat();
    await expect(stranger.slot.spin({ spin: name })).rejects.toMatchObject({ reason: 'other' });
  });

  it('gives the reason if there is no spin', async () => {
    const { slot, token, userId, balance } = await seat();
    for (const request of [{ bet: '1' }, { bet: '200001' }, { mode: 'buy' as const, bet: '7' }])
      await expect(slot.spin(request)).rejects.toMatchObject({ reason: 'other' });
    const before = await balance();
    await house.db.pool.query(
      `INSERT INTO player_guards (user_id, time_zone, break_kind, break_until)
       VALUES ($1, 'Asia/Jakarta', 'timeout', $2)`,
      [userId, house.house.clock.now() + 3_600_000],
    );
    await expect(slot.spin()).rejects.toMatchObject({ reason: 'limit' });
    expect(await balance()).toBe(before);
    const refused = await house.request(
      'GET',
      `/main/${SLOT.provider}/${SLOT.id}/launch?platform=GPL_MOBILE&lang=id`,
      { token },
    );
    expect([refused.status, refused.json.errCode]).toEqual([400, 7030]);
    for (const at of ['canon/garuda-emas', 'samudra/nothing', 'samudra/zamrud', 'canon/pinata']) {
      const none = await house.request('GET', `/main/${at}/launch?platform=GPL_MOBILE&lang=id`, { token });
      expect([at, none.json.errCode]).toEqual([at, 721]);
    }
  });
});

describe('free spins', () => {
  const HOUR = 3_600_000;

  async function given(userId: bigint, more: { spins?: number; expiresAt?: number } = {}) {
    const { db, clock } = house.house;
    const gift = { userId, game: SLOT.id, spins: 5, bet: 20_000n, expiresAt: clock.now() + HOUR, ...more };
    return (await db.orm.transaction((tx) => giveFreeSpins(tx, gift, clock.now()))).toString();
  }
  const prizeOf = (token: string, id: string) => house.call(freeSpinOrder, { token, input: { id } });

  it('are ordered at the provider, played to the last, and counted by the wallet', async () => {
    const { token, userId, slot, balance } = await seat();
    const id = await given(userId);
    await expect.poll(async () => (await slot.open()).gift?.left, { timeout: 20_000 }).toBe(5);
    expect(await prizeOf(token, id)).toMatchObject({ path: `/game/${SLOT.provider}/${SLOT.id}`, used: 0 });
    const before = await balance();
    let won = 0n;
    for (let left = 4; left >= 0; left--) {
      const one = await slot.spin({ gift: true, bet: '20000' });
      won += BigInt(one.win);
      expect([one.stake, one.bet, one.gift?.left ?? 0]).toEqual(['0', '20000', left]);
      expect(await prizeOf(token, id)).toMatchObject({
        used: 5 - left,
        won: won.toString(),
        usable: left > 0,
      });
    }
    expect(await balance()).toBe(before + won);
    await expect(slot.spin({ gift: true, bet: '20000' })).rejects.toMatchObject({ reason: 'other' });
    const used = await house.call(freeSpinUses, { token, input: { page: 1, count: 10 } });
    expect(used.items.map((prize) => [prize.id, prize.used])).toEqual([[id, 5]]);
  });

  it('are not played twice by two tabs, nor after their end, nor by anybody else', async () => {
    const { token, userId, slot } = await seat();
    const id = await given(userId);
    await expect.poll(async () => (await slot.open()).gift?.left, { timeout: 20_000 }).toBe(5);
    const tabs = [slot, await SlotPlayer.at(house, token)] as const;
    const tries = await Promise.allSettled(
      [0, 1, 0, 1, 0, 1, 0, 1].map((tab) => tabs[tab]?.spinUntilKnown({ gift: true, bet: '20000' })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect((await prizeOf(token, id)).used).toBe(5);
    const other = await seat();
    await expect(other.slot.spin({ gift: true, bet: '20000' })).rejects.toMatchObject({ reason: 'other' });

    const late = await seat();
    const soon = await given(late.userId, { expiresAt: house.house.clock.now() + 6_000 });
    await expect.poll(async () => (await late.slot.open()).gift?.left, { timeout: 6_000 }).toBe(5);
    await expect.poll(async () => (await late.slot.open()).gift, { timeout: 10_000 }).toBeNull();
    await expect(late.slot.spin({ gift: true, bet: '20000' })).rejects.toMatchObject({ reason: 'other' });
    expect(await prizeOf(late.token, soon)).toMatchObject({ usable: false, used: 0, path: null });
  });

  it('are refused if the provider names an unknown prize', async () => {
    const { slot, balance } = await seat();
    const before = await balance();
    const { rows } = await house.db.pool.query<{ token: string; player: string }>(
      'SELECT token, player FROM sandbox_seats WHERE session = $1',
      [slot.session],
    );
    const { token = '', player = '' } = rows[0] ?? {};
    const bet = {
      kind: 'bet',
      provider: SLOT.provider,
      game: SLOT.id,
      currency: 'IDR',
      closes: false,
    } as const;
    const reply = await house.sandbox.wallet.send({
      ...{ ...bet, token, player, uuid: randomUUID(), round: randomUUID(), reward: randomUUID() },
      ...{ amount: 20_000n, reference: null },
    });
    expect(reply).toMatchObject({ is: 'refused', status: 'RS_ERROR_LIMIT_REACHED' });
    expect(await balance()).toBe(before);
  });
});

describe('a faulty provider', () => {
  const plan = (kind: 'bet' | 'win', fault: Parameters<TestHouse['sandbox']['misbehaviour']['plan']>[2]) =>
    house.sandbox.misbehaviour.plan(SLOT.provider, kind, fault);

  it('loses an answer of the wallet: the same spin is played when its game repeats the request', async () => {
    for (const kind of ['bet', 'win'] as const) {
      const { slot, balance } = await seat();
      const before = await balance();
      const name = randomUUID();
      plan(kind, 'lostAnswer');
      await expect(slot.spin({ spin: name })).rejects.toMatchObject({ reason: 'connection' });
      const one = await slot.spin({ spin: name });
      expect(await balance()).toBe(before - BET + BigInt(one.win));
      expect((await spinsOf(name)).map(({ kind }) => kind)).toEqual(['bet', 'win']);
    }
  });

  it('does not wait for an answer: it rolls the bet back, and no spin is played', async () => {
    const { slot, balance } = await seat();
    const before = await balance();
    const name = randomUUID();
    plan('bet', 'silence');
    await expect(slot.spin({ spin: name })).rejects.toMatchObject({ reason: 'other' });
    expect(await balance()).toBe(before);
    expect((await spinsOf(name)).map(({ kind, undone }) => [kind, undone])).toEqual([
      ['bet', true],
      ['rollback', false],
    ]);
    await expect(slot.spin({ spin: name })).rejects.toMatchObject({ reason: 'other' });
  });

  it('sends everything twice: it counts once', async () => {
    const { slot, balance } = await seat();
    const before = await balance();
    plan('bet', 'duplicate');
    plan('win', 'duplicate');
    const one = await slot.spin();
    expect(await balance()).toBe(before - BET + BigInt(one.win));
    expect((await spinsOf(one.spin)).map(({ kind }) => kind)).toEqual(['bet', 'win']);
  });

  it('signs wrongly, or uses another currency: nothing is staked, and a win is sent again correctly', async () => {
    for (const fault of ['wrongSignature', 'wrongCurrency'] as const) {
      const { slot, balance } = await seat();
      const before = await balance();
      plan('bet', fault);
      await expect(slot.spin()).rejects.toMatchObject({ reason: 'other' });
      expect(await balance()).toBe(before);
      const name = randomUUID();
      plan('win', fault);
      await expect(slot.spin({ spin: name })).rejects.toMatchObject({ reason: 'connection' });
      const one = await slot.spin({ spin: name });
      expect(await balance()).toBe(before - BET + BigInt(one.win));
    }
  });

  it('sends a win only after days: the round is open until then, and its player is paid', async () => {
    const { slot, token, balance } = await seat();
    const before = await balance();
    const name = randomUUID();
    plan('win', 'late');
    await expect(slot.spin({ spin: name })).rejects.toMatchObject({ reason: 'connection' });
    expect((await house.call(slotLaunchQuery, { token, input: { id: SLOT.id } })).openRound).toBe(true);
    const opened = await slot.open();
    expect(opened.unfinished?.spin).toBe(name);
    expect(await balance()).toBe(before - BET + BigInt(opened.unfinished?.win ?? 0));
  });
});

describe('the page /sandbox/providers', () => {
  const press = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${house.url}/sandbox/providers`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  const page = async () => (await house.request('GET', '/sandbox/providers')).text;

  it('lists spins, with a button for each fault', async () => {
    const { slot, balance } = await seat();
    const one = await slot.spin();
    expect(await page()).toContain(one.spin);
    const before = await balance();
    for (const [act, status] of [
      ['duplicate', 'RS_OK × 2'],
      ['betAfterRollback', 'RS_OK × 1, RS_ERROR_TRANSACTION_ROLLED_BACK × 1'],
    ] as const) {
      expect((await press({ spin: one.spin, act })).status).toBe(303);
      expect(await page()).toContain(status);
      expect(await balance()).toBe(before);
    }
    await press({ spin: one.spin, act: 'winBack' });
    expect(await balance()).toBe(before - BigInt(one.win));
    await press({ provider: SLOT.provider, kind: 'bet', fault: 'silence' });
    await expect(slot.spin()).rejects.toMatchObject({ reason: 'other' });
    await press({ provider: SLOT.provider, kind: 'win', fault: 'late' });
    const name = randomUUID();
    await expect(slot.spin({ spin: name })).rejects.toMatchObject({ reason: 'connection' });
    await press({ spin: name, act: 'tellNow' });
    await expect.poll(async () => (await spinsOf(name)).map(({ kind }) => kind)).toEqual(['bet', 'win']);
  });

  // Takes half a minute of both processors. Fifty concurrent calls are covered by the wallet rules and the attack tests.
  it.runIf(LONG)(
    'sends a thousand wins at once, each of which is credited once',
    async () => {
      const { slot, balance } = await seat();
      const one = await slot.spin();
      await press({ spin: one.spin, act: 'thousandWins' });
      // The provider repeats the calls that a busy wallet had no time for.
      await expect.poll(balance, { timeout: 120_000 }).toBe(BigInt(one.balance) + 1_000n);
      expect((await spinsOf(one.spin)).filter(({ amount }) => amount === 1n)).toHaveLength(1_000);
      expect(await page()).toContain('RS_OK × 1000');
    },
    180_000,
  );

  it("gives free spins on a spin's game, which are played there", async () => {
    const { token, slot } = await seat();
    const one = await slot.spin();
    expect((await press({ spin: one.spin, gift: '1' })).status).toBe(303);
    const given = async () =>
      (await house.call(freeSpinOrders, { token, input: { page: 1, count: 10 } })).items[0];
    await expect
      .poll(given, { timeout: 60_000 })
      .toMatchObject({ game: SLOT.id, spins: 5, used: 0, bet: BET.toString(), path: expect.any(String) });
    await slot.spin({ gift: true });
    expect(await given()).toMatchObject({ used: 1, usable: true });
  });

  it('ignores forms of other sites, and acts without a button', async () => {
    const { slot } = await seat();
    const one = await slot.spin();
    const act = { spin: one.spin, act: 'winBack' };
    expect((await press(act, { origin: 'https://evil.example' })).status).toBe(404);
    for (const form of [
      { spin: one.spin, act: 'none' },
      { spin: randomUUID(), act: 'winBack' },
      { provider: 'nobody', kind: 'bet', fault: 'silence' },
      { provider: SLOT.provider, kind: 'bet', fault: 'late' },
      {},
    ])
      expect((await press(form as Record<string, string>)).status).toBe(404);
    expect((await spinsOf(one.spin)).map(({ kind }) => kind)).toEqual(['bet', 'win']);
  });
});
