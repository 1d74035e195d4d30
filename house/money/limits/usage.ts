import { LIMIT_KINDS, type LimitKind, type LimitState } from '../../../contract/http/limits.ts';
import type { Market } from '../../../contract/markets.ts';
import type { Database } from '../../core/db/database.ts';

/** How much of each limit a player has used, and when its period ends. */
export type Usage = Record<LimitKind, Pick<LimitState, 'used' | 'endsAt'>>;

/** Asks the functions that guard bets and deposits, so that what is shown is what counts. */
const USAGE = `SELECT kind,
    CASE family WHEN 'loss' THEN player_loss($1, $2, since) ELSE player_deposited($1, $2, since, $4) END AS used,
    period_end(span, $3, $4) AS ends_at
  FROM (SELECT kind, family, span, period_start(span, $3, $4) AS since
    FROM (SELECT kind, split_part(kind, ' ', 1) AS family, split_part(kind, ' ', 2) AS span
      FROM unnest($5::text[]) AS kind) named) begun`;

/** Each kind as the functions know it: 'lossDay' is 'loss day'. */
const NAMED = new Map(
  LIMIT_KINDS.map((kind) => [kind.replace(/[A-Z]/, (first) => ` ${first.toLowerCase()}`), kind]),
);

export async function usageOf(
  db: Database,
  userId: bigint,
  { currency, timeZone }: Market,
  now: number,
): Promise<Usage> {
  const values = [userId, currency, timeZone, now, [...NAMED.keys()]];
  const { rows } = await db.pool.query<{ kind: string; used: bigint; ends_at: bigint }>({
    name: 'limit_usage',
    text: USAGE,
    values,
  });
  const usage: Partial<Usage> = {};
  for (const { kind, used, ends_at: endsAt } of rows) {
    const known = NAMED.get(kind);
    if (known) usage[known] = { used: used.toString(), endsAt: Number(endsAt) };
  }
  return usage as Usage;
}
