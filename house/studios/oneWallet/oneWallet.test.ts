import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MARKETS } from '../../../contract/markets.ts';
import { reconcile } from '../../money/ledger/reconcile.ts';
import { connectStudios, ONE, playerAt, tellOne } from '../../testing/studios/testStudio.ts';
import { TestHouse } from '../../testing/testHouse.ts';

const GRANT = Number(MARKETS.id.grant) / 100;

let house: TestHouse;
beforeAll(async () => {
  house = await TestHouse.start({ config: { games: ['crash'] } });
  await connectStudios(house);
});
afterAll(async () => {
  expect(await reconcile(house.db)).toEqual([]);
  await house.close();
});

async function player() {
  const { user: userId, token: sid } = await playerAt(house, ONE);
  const game = (id: string) => ({ id, details: { table: { id: ONE.game } } });
  const say = (path: string, fields: object, authToken?: string) =>
    tellOne(house, path, { sid, userId, uuid: randomUUID(), ...fields }, authToken);
  const play = (path: string, id: string, refId: string, amount: number, fields: object = {}) =>
    say(path, {
      ...{ currency: 'IDR', game: game(`${userId} ${refId}`) },
      transaction: { id: `${userId} ${id}`, refId: `${userId} ${refId}`, amount },
      ...fields,
    });
  return { say, play };
}

describe('One Wallet', () => {
  it('takes a debit and its credit once, in decimal amounts', async () => {
    const { say, play } = await player();
    expect(await say('/check', {})).toMatchObject({ status: 'OK' });
    expect(await say('/balance', {})).toMatchObject({ status: 'OK', balance: GRANT });
    expect(await play('/debit', '1', 'a', 12.5)).toMatchObject({ status: 'OK', balance: GRANT - 12.5 });
    expect((await play('/debit', '1', 'a', 13)).status).toBe('BET_ALREADY_EXIST');
    expect(await play('/credit', '2', 'a', 20.25)).toMatchObject({ status: 'OK', balance: GRANT + 7.75 });
    expect(await play('/credit', '2', 'a', 20.25)).toMatchObject({ balance: GRANT + 7.75 });
    expect((await play('/credit', '3', 'never', 1)).status).toBe('BET_DOES_NOT_EXIST');
    expect((await play('/debit', '4', 'b', 0.001)).status).toBe('INVALID_PARAMETER');
    expect((await play('/debit', '4', 'b', GRANT * 100)).status).toMatch(/INSUFFICIENT_FUNDS|FINAL_ERROR/);
  });

  it('cancels a debit, before it comes too', async () => {
    const { say, play } = await player();
    await play('/debit', '1', 'a', 40);
    expect(await play('/cancel', '1', 'a', 40)).toMatchObject({ status: 'OK', balance: GRANT });
    expect((await play('/credit', '2', 'a', 5)).status).toBe('BET_ALREADY_SETTLED');
    expect((await play('/cancel', '3', 'b', 40)).status).toBe('OK');
    expect((await play('/debit', '3', 'b', 40)).status).toBe('FINAL_ERROR_ACTION_FAILED');
    expect(await say('/balance', {})).toMatchObject({ balance: GRANT });
  });

  it('hears nobody without the token that was agreed on, and no other session', async () => {
    const { say, play } = await player();
    expect((await say('/balance', {}, 'guessed')).status).toBe('INVALID_TOKEN_ID');
    expect((await play('/debit', '1', 'a', 1, { sid: 'x'.repeat(43) })).status).toBe('INVALID_SID');
    expect((await say('/debit', {})).status).toBe('INVALID_PARAMETER');
  });
});
