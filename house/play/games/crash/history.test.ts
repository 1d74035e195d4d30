import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashText, hmacText } from '../../../../contract/fairness.ts';
import {
  type CrashPastFragment,
  crashRoundHistory,
  crashRoundLog,
} from '../../../../contract/games/crash/operations.ts';
import { targetFromHmac } from '../../../../contract/games/crash/rules.ts';
import { operation } from '../../../../contract/operation.ts';
import { rounds } from '../../../money/ledger/bets/roundTables.ts';
import type { TestChannel } from '../../../testing/core/testChannel.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { TestHouse } from '../../../testing/testHouse.ts';

const PLAYED = 230;
const SALT = hashText('salt');

let houses: TestHouse[];
let truth: CrashPastFragment[];
beforeAll(async () => {
  const database = await createTestDatabase();
  const played = Array.from({ length: PLAYED }, (_, i) => {
    const secret = hashText(`secret ${i}`);
    const at = 1_000_000 + i * 10_000;
    const target = targetFromHmac(hmacText(secret, SALT)).toString();
    return {
      ...{
        game: 'crash',
        id: BigInt(i + 1),
        state: 'settled' as const,
        secret,
        commitment: hashText(secret),
      },
      ...{ public: { seedPubHash: SALT }, outcome: { target }, interrupted: i % 7 === 0 },
      ...{ opensAt: at, startsAt: at + 1_000, endsAt: at + 5_000, settledAt: at + 5_000, aliveAt: at },
    };
  });
  await database.orm.insert(rounds).values(played);
  truth = played
    .map((round) => ({
      roundId: round.id.toString(),
      target: round.outcome.target,
      hash: round.secret,
      seedPubHash: SALT,
      publicValue: null,
      voidCause: null,
      seedHashHash: round.commitment,
      startTime: round.startsAt,
      endTime: round.endsAt,
      interrupted: round.interrupted,
    }))
    .reverse();
  // No round ends during the tests.
  const config = { crash: { preparation: 600_000, squib: 300 } };
  houses = [await TestHouse.start({ database, config }), await TestHouse.start({ database, config })];
});
afterAll(async () => {
  for (const house of houses) await house.close();
});

/** The same query with other aliases than the client's: it is not cached. */
const spelled = operation<CrashPastFragment[], { count: number; before?: string | null }>(
  'page',
  `query Other($count: Int, $before: ID) {
     page: crashRoundHistory(before: $before, count: $count) { ...P }
   }
   fragment P on CrashPastRound {
     roundId target hash seedPubHash seedHashHash startTime endTime interrupted voidCause
     publicValue { source number at value }
   }`,
);

describe('pages of ended rounds', () => {
  it.each([0, 1])('match the database, on every node, whether read once or repeatedly (%i)', async (i) => {
    const visitor = (houses[i] as TestHouse).connect();
    for (const [count, before] of [
      ...[[20, null] as const, [100, null] as const, [100, '131'] as const, [100, '31'] as const],
      ...[[7, '500'] as const, [1, '230'] as const, [100, '1'] as const, [30, '20'] as const],
    ]) {
      const from = before === null ? 0 : truth.findIndex(({ roundId }) => Number(roundId) < Number(before));
      const expected = from === -1 ? [] : truth.slice(from, from + count);
      for (let again = 0; again < 2; again++) {
        expect(await visitor.call(crashRoundHistory, { count, before })).toEqual(expected);
        expect(await visitor.call(spelled, { count, before })).toEqual(expected);
      }
    }
  });

  it('of more than a hundred rounds are refused with 3, and so are logs in them', async () => {
    const visitor = houses[0]!.connect();
    const refused = { errCode: 3 };
    await expect(visitor.call(crashRoundHistory, { count: 101 })).rejects.toMatchObject(refused);
    await expect(visitor.call(crashRoundHistory, { count: 1_000 })).rejects.toMatchObject(refused);
    const logs = operation('crashRoundHistory', '{ crashRoundHistory { log { at } } }');
    await expect(visitor.call(logs)).rejects.toMatchObject(refused);
    expect(await visitor.call(crashRoundHistory, { count: 1 })).toEqual(truth.slice(0, 1));
  });

  it('respect selected fields and aliases', async () => {
    const visitor = houses[0]!.connect();
    const some = operation('some', '{ some: crashRoundHistory(count: 2) { id: roundId interrupted } }');
    expect(await visitor.call(some)).toEqual(
      truth.slice(0, 2).map(({ roundId, interrupted }) => ({ id: roundId, interrupted })),
    );
  });
});

it('return one round with its log, repeatedly, and none that has not ended', async () => {
  const visitor: TestChannel = houses[0]!.connect();
  for (let again = 0; again < 2; again++) {
    expect(await visitor.call(crashRoundLog, { roundId: '7' })).toEqual([{ ...truth[PLAYED - 7], log: [] }]);
    expect(await visitor.call(crashRoundLog, { roundId: `${PLAYED + 1}` })).toEqual([]);
  }
});
