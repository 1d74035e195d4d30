import { afterAll, beforeAll, expect, it } from 'vitest';
import { ErrorCode } from '../../../contract/errors.ts';
import { MARKETS } from '../../../contract/markets.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { createTestDatabase } from '../../testing/core/testDatabase.ts';
import { addPlayers, addRound, bet, refusal } from '../../testing/ledger/testLedger.ts';
import { send } from '../../testing/ledger/testProvider.ts';
import { requireIdentity } from '../../testing/people/testIdentity.ts';
import { reconcile } from '../ledger/reconcile/reconcile.ts';
import { PlayerLimitsService } from './limits.ts';

let db: Database;
let limits: PlayerLimitsService;
beforeAll(async () => {
  db = await createTestDatabase();
  await requireIdentity(db);
  limits = new PlayerLimitsService({ db, clock: { now: () => Date.now() } as Clock, market: MARKETS.id });
});
afterAll(async () => {
  expect(await reconcile(db)).toEqual([]);
  await db.close();
});

const confirm = (userId: bigint) => limits.confirmAge(userId, { year: 1990, month: 5, day: 17 });

it('no bet is accepted before the age is known, in our own games or at a provider', async () => {
  const [userId] = (await addPlayers(db, 1, 1_000n)) as [bigint];
  const round = await addRound(db);
  expect(await bet(db, userId, round, { amount: 100n }).catch(refusal)).toBe(ErrorCode.ageUnknown);
  const spin = { kind: 'bet', userId, amount: 10n } as const;
  expect(await send(db, { ...spin, uuid: 'early' })).toBe(String(ErrorCode.ageUnknown));
  await confirm(userId);
  await bet(db, userId, round, { amount: 100n });
  expect(await send(db, { ...spin, uuid: 'late' })).toBe(890n);
});

it('of concurrent bets those of players of unknown age are refused, and the others placed', async () => {
  const players = await addPlayers(db, 12, 1_000n);
  for (const userId of players.slice(6)) await confirm(userId);
  const round = await addRound(db);
  const replies = await Promise.all(
    players.map((userId) => bet(db, userId, round, { amount: 100n }).then(() => 0, refusal)),
  );
  expect(replies).toEqual([...Array(6).fill(ErrorCode.ageUnknown), ...Array(6).fill(0)]);
});
