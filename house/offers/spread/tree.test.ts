import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import {
  type Friend,
  spreadBonus,
  spreadFriend,
  spreadInfo,
  spreadInvites,
  spreadRelation,
} from '../../../contract/http/offers/spread.ts';
import type { SignedIn } from '../../../contract/http/people/accounts.ts';
import { invite, inviteChain } from '../../testing/offers/friends.ts';
import { OffersHouse } from '../../testing/offers/offersHouse.ts';
import { friendsOf } from './tree.ts';

let offers: OffersHouse;
beforeAll(async () => {
  offers = await OffersHouse.start();
});
afterAll(() => offers.close());

const relation = ({ token }: SignedIn, depth: number, after?: string, count = 50) =>
  offers.house.call(spreadRelation, { token, input: { depth, count, ...(after && { after }) } });

describe('the tree', () => {
  it('is shown five levels down, with masked names, latest first', async () => {
    const top = await offers.house.register();
    const below = await inviteChain(offers, top, 6);
    const second = await invite(offers, top);
    const { friends } = await offers.house.call(spreadInfo, { token: top.token });
    expect(friends).toEqual([2, 1, 1, 1, 1]);
    const idsAt = async (depth: number) => (await relation(top, depth)).items.map(({ id }) => id);
    expect(await idsAt(1)).toEqual([second.user.id, below[0]?.user.id]);
    expect(await idsAt(5)).toEqual([below[4]?.user.id]);
    const [first] = (await relation(top, 2)).items;
    expect(first).toMatchObject({ depth: 2, friends: 1, staked: '0', lastDay: null, held: false });
    expect(first?.name).toMatch(/^..\*\*\*.$/);
    expect(Object.keys(first as Friend).sort()).toEqual(
      ['id', 'name', 'depth', 'joinedAt', 'friends', 'staked', 'lastDay', 'held'].sort(),
    );
    const { items } = await offers.house.call(spreadInvites, { token: top.token, input: { count: 1 } });
    expect(items).toMatchObject([{ id: second.user.id, deposited: false, played: false }]);
  });

  it('shows a friend to the players above, and to nobody else', async () => {
    const [top, stranger] = [await offers.house.register(), await offers.house.register()];
    const below = await inviteChain(offers, top, 6);
    const treeOf = async ({ token }: SignedIn, id = '0') =>
      (await offers.house.request('GET', spreadFriend.path.replace('{id}', id), { token })).json;
    expect(await treeOf(top, below[4]?.user.id)).toMatchObject({ depth: 5, recharge: null, rebate: '0' });
    for (const [who, id] of [
      [top, below[5]?.user.id],
      [stranger, below[0]?.user.id],
      [below[0]!, top.user.id],
      [top, top.user.id],
      [top, '999999999999'],
    ] as const)
      expect((await treeOf(who, id)).errCode).toBe(ErrorCode.notFound);
    expect((await offers.house.request('GET', spreadBonus.path)).json.errCode).toBe(ErrorCode.logInFirst);
  });

  it('costs the same for a page of fifty with thousands below', async () => {
    const top = await offers.house.register();
    await offers.house.db.pool.query(
      `INSERT INTO users (name, currency, created_at, invited_by) SELECT 'Teman ' || n, 'IDR', n, $1 FROM generate_series(1, 3000) n`,
      [top.user.id],
    );
    await offers.house.db.pool.query('ANALYZE');
    const seen = new Set<string>();
    let after: string | undefined;
    for (let pages = 0; pages < 3; pages++) {
      const part = await relation(top, 1, after);
      for (const { id } of part.items) seen.add(id);
      after = part.next ?? undefined;
    }
    expect(seen.size).toBe(150);

    const queries: { text: string; values: unknown[] }[] = [];
    const orm = drizzle(offers.house.db.pool, {
      logger: { logQuery: (text, values) => queries.push({ text, values }) },
    });
    await friendsOf(
      { orm } as never,
      { id: BigInt(top.user.id) },
      { depth: 1, count: 50, after: after ?? '' },
    );
    expect(queries).toHaveLength(3);
    // A table of thousands is read as fast by a full scan: the test forces the indexes, which are used with millions.
    const client = await offers.house.db.pool.connect();
    try {
      await client.query('BEGIN; SET LOCAL enable_seqscan = off');
      for (const { text, values } of queries) {
        const { rows } = await client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
        expect(Math.max(...touched(rows[0]['QUERY PLAN'][0].Plan))).toBeLessThanOrEqual(51);
      }
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });
});

interface Plan {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

/** The number of rows that each step of a plan read. */
function touched(plan: Plan): number[] {
  const { 'Actual Rows': rows, 'Actual Loops': loops, 'Rows Removed by Filter': removed = 0 } = plan;
  return [(rows + removed) * loops, ...(plan.Plans ?? []).flatMap(touched)];
}
