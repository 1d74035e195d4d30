import pg from 'pg';
import type { Database } from '../../../core/db/database.ts';
import { CHAIN_CHECKS, totalsCheck } from '../closes/closeChecks.ts';
import { type Finding, findAll, onSnapshot, type Plans } from './reconcile.ts';
import { AWARD_CHECKS } from './reconcileAwards.ts';
import { BONUS_CHECKS } from './reconcileBonus.ts';
import { CHECKS } from './reconcileChecks.ts';
import { dayChecks, type Span } from './reconcileDay.ts';
import { FAIRNESS_CHECKS } from './reconcileFairness.ts';
import { OPERATOR_CHECKS } from './reconcileOperators.ts';
import { BOOK_CHECKS, type Check, PAYMENT_CHECKS } from './reconcilePayments.ts';

/** The scope and the findings of a daily proof. */
export interface DailyProof {
  findings: Finding[];
  /** Number of checks that were run. */
  checks: number;
  /** The closed days that were proved from their rows: '2026-11-29 of IDR'. */
  days: string[];
}

/** Time span that one statement hashes, ms: the same as in the close. */
const SLICE_MS = 600_000;
/** Bets whose ids are lower than the first one found by up to this much may be committed concurrently with it. */
const BETS_ABOUT = 100_000;
/** Bytes of a minute's hash. */
const HASH = 32;

/** Transfers other than those of bets, which are in month 0 (sql/months.sql), and the accounts that only they change. */
const NOT_OF_BETS = `WITH ledger_transfers AS NOT MATERIALIZED (SELECT * FROM public.ledger_transfers WHERE bet_id IS NULL),
  ledger_operations AS NOT MATERIALIZED (SELECT * FROM public.ledger_operations WHERE month = 0),
  ledger_balances AS (SELECT a.id AS account_id, a.kind, a.currency, a.user_id, coalesce(a.balance, p.balance, 0) AS balance
    FROM public.ledger_accounts a LEFT JOIN (SELECT account_id, sum(amount)::bigint AS balance FROM (
        SELECT debit_account AS account_id, -amount AS amount FROM ledger_transfers UNION ALL SELECT credit_account, amount FROM ledger_transfers
      ) e GROUP BY account_id) p ON p.account_id = a.id
    WHERE a.kind IN ('clearing', 'receivable', 'held'))`;

/** Checks of the current state, of payments and of promotions. Those that read every bet are left to the full proof. */
const STATE_CHECKS: readonly Check[] = [
  ...PAYMENT_CHECKS,
  ...BOOK_CHECKS,
  ...OPERATOR_CHECKS,
  ...AWARD_CHECKS,
  ...BONUS_CHECKS.filter(({ sql }) => !sql.includes('wagering_bets')),
  ...CHECKS.filter(({ name }) => name.startsWith('every user has an account')),
].map((check) => ({ ...check, rows: NOT_OF_BETS }));

/**
 * Proves the books by the closed days: their chain, everything after the last of them, the current state, and from their rows
 * the days that ended since the last proof and one older day. Each check is a short transaction of its own. `reconcile` proves
 * everything.
 * @param day the closed day to prove in each market ('2026-11-29'), or 'all'; if omitted, the days described above
 */
export async function reconcileDaily(
  db: Database,
  { day }: { day?: string | undefined } = {},
): Promise<DailyProof> {
  const proof: DailyProof = { findings: [], checks: 0, days: [] };
  const check = async (checks: readonly Check[], plans?: Plans) => {
    for (const one of checks) {
      proof.findings.push(...(await onSnapshot(db, (list) => findAll(list, [one]), plans)));
      proof.checks++;
    }
  };
  await check(CHAIN_CHECKS, 'any');
  for (const { currency, since } of await openDays(db)) {
    const literal = pg.escapeLiteral(currency);
    await check([totalsCheck(literal, since)], 'any');
    await check(dayChecks(await spanOf(db, literal, since, null)));
  }
  await check(STATE_CHECKS);
  await check(FAIRNESS_CHECKS);
  for (const close of await closesToProve(db, day)) {
    const finding = await proveDay(db, close);
    if (finding) proof.findings.push(finding);
    proof.checks++;
    const { currency, startsAt, endsAt } = close;
    await check(dayChecks(await spanOf(db, pg.escapeLiteral(currency), startsAt, endsAt)));
    proof.days.push(`${close.day} of ${currency}`);
  }
  return proof;
}

/** The markets that have money, and the start of their open days: the end of the last closed one. */
async function openDays(db: Database): Promise<{ currency: string; since: number }[]> {
  const { rows } = await db.pool.query<{ currency: string; since: number }>(
    `SELECT m.currency, coalesce((SELECT max(ends_at) FROM ledger_closes c WHERE c.currency = m.currency), 0)::float8 AS since
     FROM markets m WHERE EXISTS (SELECT FROM ledger_accounts a WHERE a.currency = m.currency AND a.user_id IS NOT NULL)
     ORDER BY m.currency`,
  );
  return rows;
}

async function spanOf(db: Database, currency: string, from: number, to: number | null): Promise<Span> {
  const [bets] = await onSnapshot(db, (list) =>
    list<{ first: bigint; last: bigint }>(
      `SELECT greatest(0, coalesce(min(bet_id), bets_so_far()) - ${BETS_ABOUT}) AS first, coalesce(max(bet_id), 0) AS last
       FROM ledger_transfers
       WHERE at >= ${from} AND at < ${to ?? 'now_ms()'} AND currency = ${currency}`,
    ),
  );
  return {
    currency,
    from,
    to,
    firstBet: bets?.first ?? 0n,
    lastBet: to === null ? null : (bets?.last ?? 0n),
  };
}

interface Close {
  currency: string;
  day: string;
  startsAt: number;
  endsAt: number;
  minutes: Buffer;
}

/**
 * Closed days whose rows all exist: the requested one, or all; otherwise those that ended since the last proof without
 * findings, and one random older day per market.
 */
async function closesToProve({ pool }: Database, day: string | undefined): Promise<Close[]> {
  const { rows } = await pool.query<Close>(
    `SELECT currency, day::text, starts_at::float8 AS "startsAt", ends_at::float8 AS "endsAt", minutes
     FROM (SELECT *, row_number() OVER (PARTITION BY currency, recent ORDER BY random()) AS place FROM (
       SELECT *, ends_at > coalesce((SELECT max(at) FROM reconcile_runs WHERE findings = 0), 0) AS recent
       FROM ledger_closes WHERE NOT ledger_day_gone(currency, day)) kept) closes
     WHERE CASE WHEN $1::text IS NULL THEN recent OR place = 1 ELSE $1 IN ('all', day::text) END
     ORDER BY currency, closes.day`,
    [day ?? null],
  );
  return rows;
}

/** Recomputes the hashes and totals of a closed day's transfers. Reports the first minute that differs. */
async function proveDay(
  db: Database,
  { currency, day, startsAt, endsAt, minutes }: Close,
): Promise<Finding | null> {
  const market = pg.escapeLiteral(currency);
  const changed: string[] = [];
  let totals = '{}';
  for (let from = startsAt; from < endsAt; from += SLICE_MS) {
    const [slice] = await onSnapshot(db, (list) =>
      list<{ minutes: Buffer; totals: string }>(
        `SELECT minutes, ledger_add_totals(${pg.escapeLiteral(totals)}, totals)::text AS totals
         FROM ledger_slice(${market}, ${from}, ${Math.min(from + SLICE_MS, endsAt)})`,
      ),
    );
    if (!slice) throw new Error('a slice gave no row');
    totals = slice.totals;
    for (let at = 0; at < slice.minutes.length; at += HASH) {
      const sealed = ((from - startsAt) / 60_000) * HASH + at;
      if (!slice.minutes.subarray(at, at + HASH).equals(minutes.subarray(sealed, sealed + HASH)))
        changed.push(new Date(from + (at / HASH) * 60_000).toISOString());
    }
  }
  const { rows } = await db.pool.query<{ sealed: string; same: boolean }>(
    'SELECT totals::text AS sealed, totals = $3::jsonb AS same FROM ledger_closes WHERE currency = $1 AND day = $2',
    [currency, day, totals],
  );
  const same = rows[0]?.same ?? false;
  if (changed.length === 0 && same) return null;
  return {
    check: 'the transfers of a closed day are those that were sealed',
    count: Math.max(1, changed.length),
    examples: [
      ...changed.slice(0, 9).map((minute) => `${day} of ${currency}: transfers of ${minute} are others`),
      ...(same ? [] : [`${day} of ${currency}: sealed are ${rows[0]?.sealed}, there are ${totals}`]),
    ],
  };
}
