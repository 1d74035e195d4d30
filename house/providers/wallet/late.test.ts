import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { userWallet } from '../../../contract/wallet/operations.ts';
import { reconcile } from '../../money/ledger/reconcile/reconcile.ts';
import { hashToken } from '../../people/accounts/sessions.ts';
import { debtOf } from '../../testing/ledger/testBooks.ts';
import { type AtGame, TestProviders } from '../../testing/providers/testProviders.ts';
import type { Meaning, WalletAnswer } from '../conformance/driver.ts';
import { playerName } from './playerNames.ts';

let providers: TestProviders;
beforeAll(async () => {
  providers = await TestProviders.start();
});
afterAll(async () => {
  expect(await reconcile(providers.house.db)).toEqual([]);
  await providers.close();
});

let last = 0;
const id = () => `t${++last}`;
const meant = (answer: WalletAnswer, meaning: Meaning) =>
  expect(answer.means, answer.status).toContain(meaning);

/** Sends an earlier bet's late win, its late rollback, and then a new bet. */
async function lateFor({ driver, seat }: AtGame, shut: () => Promise<unknown>, refusal: Meaning) {
  const [won, undone] = [id(), id()];
  for (const bet of [won, undone]) meant(await driver.transact({ kind: 'bet', id: bet, amount: 100n }), 'ok');
  await shut();
  const win = await driver.transact({
    kind: 'win',
    id: id(),
    reference: won,
    round: `round-${won}`,
    amount: 50n,
  });
  meant(win, 'ok');
  meant(await driver.transact({ kind: 'rollback', id: id(), reference: undone }), 'ok');
  meant(await driver.transact({ kind: 'bet', id: id(), amount: 100n }), refusal);
  meant(await driver.transact({ kind: 'bet', id: won, amount: 100n }), 'ok');
  const { balance } = await driver.transact({
    kind: 'win',
    id: id(),
    reference: won,
    round: `round-${won}`,
    amount: 0n,
  });
  expect(balance, seat.user).toBe(9_999_950n);
}

describe.each(['hub88', 'oneWallet'] as const)(
  'late transactions are accepted over %s, and new bets are not',
  (protocol) => {
    it('when the token has expired', async () => {
      const player = await providers.seat(protocol);
      const token = player.seat.token;
      await lateFor(
        player,
        () =>
          providers.house.db.pool.query('UPDATE provider_sessions SET expires_at = 1 WHERE user_id = $1', [
            player.userId,
          ]),
        'tokenExpired',
      );
      expect((await providers.sessions.find(token))?.expired).toBe(true);
    });

    it('when the player signed out', async () => {
      const player = await providers.seat(protocol);
      const { pool } = providers.house.db;
      await lateFor(
        player,
        () => pool.query('DELETE FROM sessions WHERE user_id = $1', [player.userId]),
        'tokenExpired',
      );
    });

    it('when the token is no longer known', async () => {
      const player = await providers.seat(protocol);
      await lateFor(
        player,
        () =>
          providers.house.db.pool.query('DELETE FROM provider_sessions WHERE user_id = $1', [player.userId]),
        'invalidToken',
      );
    });

    it('during a time-out', async () => {
      const player = await providers.seat(protocol);
      const takeBreak = () => providers.limits().takeBreak(player.userId, { kind: 'timeout', hours: 24 });
      await lateFor(player, takeBreak, 'disabled');
    });

    it('when the account is blocked', async () => {
      const player = await providers.seat(protocol);
      await lateFor(player, () => providers.block(player), 'disabled');
    });

    it("over the player's own limit", async () => {
      const player = await providers.seat(protocol);
      const limit = () => providers.limits().change(player.userId, { kind: 'lossDay', amount: '0' });
      await lateFor(player, limit, 'limit');
    });

    it('when the game has left the catalogue', async () => {
      const player = await providers.seat(protocol);
      const { pool } = providers.house.db;
      const turn = (active: boolean) =>
        pool.query('UPDATE games SET active = $1 WHERE id = $2', [active, player.seat.game]);
      const { driver, seat } = player;
      await lateFor(
        player,
        async () => {
          await turn(false);
          await vi.waitFor(
            async () => meant(await driver.transact({ kind: 'bet', id: id(), amount: 0n }), 'wrongGame'),
            {
              timeout: 5_000,
              interval: 100,
            },
          );
        },
        'wrongGame',
      );
      await turn(true);
      await vi.waitFor(
        async () => meant(await driver.transact({ kind: 'bet', id: id(), amount: 0n }), 'ok'),
        {
          timeout: 5_000,
          interval: 100,
        },
      );
      expect(seat.game).not.toBe('');
    });

    it('while the site is closed', async () => {
      const player = await providers.seat(protocol);
      const { driver } = player;
      const close = (on: boolean) =>
        providers.house.db.pool.query("UPDATE site_config SET value = $1 WHERE key = 'maintenance'", [
          JSON.stringify({ on }),
        ]);
      const answered = (meaning: Meaning) =>
        vi.waitFor(async () => meant(await driver.transact({ kind: 'bet', id: id(), amount: 0n }), meaning), {
          timeout: 6_000,
          interval: 100,
        });
      await lateFor(
        player,
        async () => {
          await close(true);
          await answered('closed');
        },
        'closed',
      );
      await close(false);
      await answered('ok');
    });
  },
);

it('a win rolled back after its money was withdrawn or lost becomes a debt, and the next wins pay it', async () => {
  const { driver, userId } = await providers.seat('hub88', 1_000n);
  meant(await driver.transact({ kind: 'win', id: 'gift', amount: 5_000n, promo: true }), 'ok');
  meant(await driver.transact({ kind: 'bet', id: 'all', amount: 6_000n, closes: true }), 'ok');
  const back = await driver.transact({ kind: 'rollback', id: id(), reference: 'gift' });
  expect(back).toMatchObject({ status: 'RS_OK', balance: 0n });
  expect(await debtOf(providers.house.db, userId)).toBe(5_000n);
  const paid = await driver.transact({ kind: 'win', id: id(), amount: 7_000n, promo: true });
  expect(paid).toMatchObject({ status: 'RS_OK', balance: 2_000n });
  expect(await debtOf(providers.house.db, userId)).toBe(0n);
});

it('the player gets every balance change on all sockets, and none for a repeated transaction', async () => {
  const { token: signedIn, user } = await providers.house.register();
  const events = providers.house.connect(signedIn).collect(userWallet, { userId: user.id });
  await vi.waitFor(() => expect(events.length).toBe(1), { timeout: 20_000 });
  const userId = BigInt(user.id);
  const token = await providers.sessions.open(
    { userId: user.id, tokenHash: hashToken(signedIn) },
    'samudra',
    'garuda',
  );
  const driver = providers.driver('hub88', {
    user: playerName(userId),
    token,
    game: 'garuda',
    currency: 'IDR',
  });
  for (let turn = 0; turn < 3; turn++)
    meant(await driver.transact({ kind: 'bet', id: 'heard', amount: 100n }), 'ok');
  meant(
    await driver.transact({ kind: 'win', id: id(), reference: 'heard', round: 'round-heard', amount: 300n }),
    'ok',
  );
  await vi.waitFor(() => expect(events.length).toBe(3), { timeout: 20_000 });
  const balances = events.map(({ balance }) => balance);
  expect(balances).toEqual(['100000000', '99999900', '100000200']);
});
