import { expect, vi } from 'vitest';
import { MARKETS } from '../../../contract/markets.ts';
import type { Database } from '../../../house/core/db/database.ts';
import { walletsOf } from '../../../house/money/ledger/ledger.ts';
import { reconcile } from '../../../house/money/ledger/reconcile/reconcile.ts';
import type { Book, Punter } from './book.ts';
import { spreadOf } from './claims.ts';
import { UNEXPECTED } from './reckoning.ts';

/** A run's awards in the final database. */
interface Given {
  id: string;
  user_id: bigint;
  promotion: string;
  awardKey: string;
  kind: string;
  amount: bigint;
  state: string;
  expires_at: bigint | null;
  claim_key: string | null;
}

/** Waits until expired awards have ended, no bet is open, and phone credit is settled. */
async function settled({ pool }: Database): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query(`SELECT format('award %s of %s', id, promotion) AS left FROM awards a
        WHERE state = 'open' AND expires_at <= now_ms() - 120000 AND NOT EXISTS (SELECT FROM player_guards g
          WHERE g.user_id = a.user_id AND g.break_until > now_ms() - 120000)
          AND NOT EXISTS (SELECT FROM promotion_settings s WHERE s.promotion = a.promotion AND s.budget IS NOT NULL
            AND a.kind = 'cash' AND EXISTS (SELECT FROM player_guards g WHERE g.user_id = a.user_id AND g.break_until > a.expires_at))
        UNION ALL SELECT format('bet %s of %s', id, game) FROM bets WHERE status = 'placed'
        UNION ALL SELECT format('phone credit %s', o.id) FROM phone_credit_orders o LEFT JOIN sandbox_credits c USING (reference)
          WHERE o.state = 'waiting' AND (c.state <> 'pending' OR o.deadline <= now_ms() - 120000)`);
      expect(rows.map(({ left }) => left)).toEqual([]);
    },
    // The operator's report to a house that was just killed is fetched a minute later (creditOrders.ts).
    { timeout: 120_000, interval: 100 },
  );
}

/** Checks everything that must hold after a run. */
export async function prove(db: Database, book: Book): Promise<Given[]> {
  await settled(db);
  expect(await reconcile(db)).toEqual([]);
  const found: Record<string, unknown[]> = {};
  for (const [what, sql] of Object.entries(UNEXPECTED)) {
    const { rows } = await db.pool.query(sql).catch((error) => {
      throw new Error(`"${what}" cannot be asked`, { cause: error });
    });
    if (rows.length > 0) found[what] = rows;
  }
  expect(found).toEqual({});
  const { rows: given } = await db.pool.query<Given>(
    'SELECT id::text, user_id, promotion, award_key AS "awardKey", kind, amount, state, expires_at, claim_key FROM awards ORDER BY id',
  );
  const wallets = await walletsOf(
    db,
    book.players.map(({ id }) => id),
  );
  for (const player of book.players) {
    const own = given.filter(({ user_id }) => user_id === player.id);
    expectAcknowledged(player, own);
    expectTimeOutsRespected(player, own);
    expect(wallets.get(player.id)?.balance, `what player ${player.id} has`).toBe(
      await reckoned(db, player, own),
    );
  }
  return given;
}

/** Keys of awards given automatically: at the end of a time-out, with a deposit, and postponed from one. */
const BY_ITSELF = /^(break$|deposit:|waited:)/;

/** Checks that acknowledged claims and claimed awards match, each key once, apart from automatic awards. */
function expectAcknowledged({ claimed, refused }: Punter, own: readonly Given[]): void {
  const inBooks = own.filter(
    ({ state, claim_key }) => state === 'claimed' && !BY_ITSELF.test(claim_key ?? ''),
  );
  const keys = new Set(inBooks.map(({ claim_key }) => claim_key));
  expect(keys).toEqual(new Set(claimed.keys()));
  expect([...refused].filter((key) => keys.has(key))).toEqual([]);
  for (const [key, { promotion, award }] of claimed) {
    const byKey = inBooks.filter(({ claim_key }) => claim_key === key);
    if (promotion === 'spread') expectSpread(key, award, byKey);
    else expectAward(key, { promotion, award }, byKey);
  }
}

/** A claim of all referral rewards returns the amounts that both promotions gave with its key. */
function expectSpread(key: string, what: string, byKey: readonly Given[]): void {
  const sumOf = (code: string) =>
    byKey.reduce((sum, { promotion, amount }) => (promotion === code ? sum + amount : sum), 0n);
  expect(spreadOf(sumOf('spreadRecharge'), sumOf('spreadRebate')), key).toBe(what);
  const others = byKey.filter(({ promotion }) => !promotion.startsWith('spread'));
  expect(others, key).toEqual([]);
}

/** Any other claim gives one award, of its promotion. */
function expectAward(
  key: string,
  { promotion, award }: { promotion: string; award: string },
  byKey: readonly Given[],
): void {
  expect(
    byKey.map((one) => one.promotion),
    key,
  ).toEqual(byKey.map(() => promotion));
  // A spin and its prize are both claimed.
  const spins = byKey.filter(({ kind }) => kind === 'wheelSpins').length;
  expect([spins, byKey.length - spins], key).toEqual(promotion === 'dailyWheel' ? [1, 1] : [0, 1]);
  expect(
    byKey.map(({ id }) => id),
    key,
  ).toContain(award);
}

/**
 * Checks that cash which expired during a time-out was given at its end, or is pending, and nothing else was given like that.
 */
function expectTimeOutsRespected({ breaks }: Punter, own: readonly Given[]): void {
  for (const { id, kind, state, expires_at, claim_key } of own) {
    const at = Number(expires_at ?? Number.POSITIVE_INFINITY);
    if (claim_key === 'break')
      expect(
        breaks.some(({ until }) => at < until),
        `award ${id} was given at a break's end`,
      ).toBe(true);
    if (state === 'expired' && kind === 'cash')
      expect(
        breaks.some(({ from, until }) => from <= at && at < until),
        `award ${id} expired in a break`,
      ).toBe(false);
  }
}

/**
 * A player's expected balance from acknowledged results, including bonus money; results of crash bets and of bonus money are
 * read from the database.
 */
async function reckoned({ pool }: Database, player: Punter, own: readonly Given[]): Promise<bigint> {
  const { rows } = await pool.query<{ id: bigint; amount: bigint; back: bigint }>(
    `SELECT id, amount, CASE status WHEN 'returned' THEN amount ELSE payout END AS back FROM bets
     WHERE user_id = $1 AND game = 'crash'`,
    [player.id],
  );
  expect(new Map(rows.map(({ id, amount }) => [`${id}`, amount]))).toEqual(player.tableBets);
  const table = rows.reduce((sum, { amount, back }) => sum + back - amount, 0n);
  const solo = [...player.rounds.values()].reduce((sum, { amount, win }) => sum + win - amount, 0n);
  const cash = own
    .filter(({ state, kind }) => state === 'claimed' && kind === 'cash')
    .reduce((sum, { amount }) => sum + amount, 0n);
  const { rows: ended } = await pool.query<{ amount: bigint }>(
    "SELECT amount FROM ledger_transfers WHERE user_id = $1 AND kind IN ('bonusExpired', 'bonusGivenUp')",
    [player.id],
  );
  const taken = ended.reduce((sum, { amount }) => sum + amount, 0n);
  return MARKETS.id.grant + player.deposited + table + solo + cash - taken;
}
