import { and, eq } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import {
  balanceFlowEntryInput,
  balanceFlowExportInput,
  balanceFlowInput,
  balanceFlowTotalsInput,
  STATEMENT_KINDS,
  type StatementExport,
  type StatementRange,
  type StatementRequest,
} from '../../../contract/http/money/inputs/statement.ts';
import {
  type BalanceSummary,
  balanceFlow,
  balanceFlowEntry,
  balanceFlowExport,
  balanceFlowTotals,
  balanceSummary,
  STATEMENT_DAYS,
  type StatementEntry,
  type StatementLine,
  type StatementPage,
  type StatementTotals,
} from '../../../contract/http/money/statement.ts';
import type { Market } from '../../../contract/markets.ts';
import { DAY_MS, dayOf, type Period } from '../../../contract/marketTime.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { Download } from '../../core/http/fileAnswer.ts';
import { fileRoute, type Route, tokenRoute, withInput } from '../../core/http/route.ts';
import { wageringOf } from '../ledger/bonus/bonus.ts';
import { openStakes } from '../ledger/ledger.ts';
import { ledgerAccounts } from '../ledger/tables.ts';
import { csvOf, fileNameOf } from './csv.ts';
import { readEntry } from './entry.ts';
import { type Lines, type Place, readLines, sumLines } from './lines.ts';

/** Number of lines that an export reads at a time. */
const EXPORT_STEP = 1_000;

/** A player's balances and transactions, accessible only to that player. */
export class Statement {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #market: Market;
  readonly #exporting = new Set<bigint>();

  constructor({ db, clock, market }: { db: Database; clock: Clock; market: Market }) {
    this.#db = db;
    this.#clock = clock;
    this.#market = market;
  }

  /** One page, newest first. Refusal: 3 for days that make no range. */
  async page(userId: bigint, request: StatementRequest): Promise<StatementPage> {
    const wanted = this.#lines(userId, request);
    const lines = await readLines(this.#db, wanted, placeOf(request.after), request.count + 1);
    const items = lines.slice(0, request.count);
    const end = items.at(-1);
    return { items, next: end && lines.length > request.count ? `${end.at}.${end.id}` : null };
  }

  /** One line with its journal entry. Refusal: 704 if it is not this player's. */
  async entry(userId: bigint, id: bigint): Promise<StatementEntry> {
    const { currency } = this.#market;
    const entry = await readEntry(this.#db, { userId, currency }, id);
    if (!entry) throw new Refusal(ErrorCode.notFound, 'entry');
    return entry;
  }

  /** The totals of a range. Refusal: 3. */
  async totals(userId: bigint, request: StatementRange): Promise<StatementTotals> {
    const sums = await sumLines(this.#db, this.#lines(userId, request));
    sums.sort((a, b) => STATEMENT_KINDS.indexOf(a.kind) - STATEMENT_KINDS.indexOf(b.kind));
    const sumOf = (which: (amount: bigint) => boolean) =>
      sums.reduce((sum, { amount, within }) => (!within && which(amount) ? sum + amount : sum), 0n);
    return {
      kinds: sums.map(({ kind, lines, amount }) => ({
        kind,
        lines: Number(lines),
        amount: amount.toString(),
      })),
      came: sumOf((amount) => amount > 0n).toString(),
      left: sumOf((amount) => amount < 0n).toString(),
      net: sumOf(() => true).toString(),
      currency: this.#market.currency,
    };
  }

  /** A range as a CSV file. Refusals: 3, 667 while this player's previous export is still being read. */
  async export(userId: bigint, { language, ...range }: StatementExport): Promise<Download> {
    const wanted = this.#lines(userId, range);
    if (this.#exporting.has(userId)) throw new Refusal(ErrorCode.tooFrequent);
    this.#exporting.add(userId);
    const { timeZone } = this.#market;
    return new Download({
      type: 'text/csv; charset=utf-8',
      name: fileNameOf(wanted.period, timeZone),
      parts: csvOf(this.#batches(wanted), language, timeZone),
      closed: () => this.#exporting.delete(userId),
    });
  }

  /** The playable, staked and pending amounts. */
  async summary(userId: bigint): Promise<BalanceSummary> {
    const { currency } = this.#market;
    const columns = { userId: ledgerAccounts.userId, currency: ledgerAccounts.currency };
    const [rows, inRounds, wagering] = await Promise.all([
      this.#db.orm
        .select({ kind: ledgerAccounts.kind, balance: ledgerAccounts.balance })
        .from(ledgerAccounts)
        .where(and(eq(columns.userId, userId), eq(columns.currency, currency))),
      openStakes(this.#db, userId, currency),
      wageringOf(this.#db, userId, currency),
    ]);
    const balanceOf = (kind: string) => rows.find((row) => row.kind === kind)?.balance ?? 0n;
    return {
      currency,
      playable: (balanceOf('wallet') + balanceOf('bonus')).toString(),
      bonus: balanceOf('bonus').toString(),
      turnover: wagering,
      inRounds: inRounds.toString(),
      pending: balanceOf('held').toString(),
    };
  }

  async *#batches(wanted: Lines): AsyncGenerator<StatementLine[]> {
    for (let before: Place | null = null; ; ) {
      const lines: StatementLine[] = await readLines(this.#db, wanted, before, EXPORT_STEP);
      yield lines;
      const end = lines.at(-1);
      if (!end || lines.length < EXPORT_STEP) return;
      before = { at: end.at, id: BigInt(end.id) };
    }
  }

  #lines(userId: bigint, { kinds, ...range }: StatementRange): Lines {
    const { currency, timeZone } = this.#market;
    const period = periodOf(range, this.#clock.now(), timeZone);
    return { userId, currency, period, kinds: kinds ?? null };
  }
}

function placeOf(after: string | undefined): Place | null {
  if (after === undefined) return null;
  const [at, id] = after.split('.');
  return { at: Number(at), id: BigInt(id ?? 0) };
}

/**
 * The time range of a statement's days in the market, both days inclusive; without days, the last year. Refusal: 3 if the first
 * day comes after the last one or is more than a year ago.
 */
export function periodOf(
  { from, to }: Pick<StatementRange, 'from' | 'to'>,
  now: number,
  timeZone: string,
): Period {
  const earliest = dayOf(now - (STATEMENT_DAYS - 1) * DAY_MS, timeZone).start;
  const start = from === undefined ? earliest : dayNamed(from, timeZone).start;
  const end = (to === undefined ? dayOf(now, timeZone) : dayNamed(to, timeZone)).end;
  if (start < earliest) throw new Refusal(ErrorCode.badParameter, 'from');
  if (end <= start) throw new Refusal(ErrorCode.badParameter, 'to');
  return { start, end };
}

/** Noon UTC falls on the same day in every zone of a market. */
function dayNamed(day: string, timeZone: string): Period {
  return dayOf(Date.parse(`${day}T12:00:00Z`), timeZone);
}

/** The calls about a player's balances and transactions. */
export function statementRoutes(statement: Statement): Route[] {
  return [
    tokenRoute(withInput(balanceFlow, balanceFlowInput), ({ session, input }) =>
      statement.page(BigInt(session.userId), input),
    ),
    tokenRoute(withInput(balanceFlowTotals, balanceFlowTotalsInput), ({ session, input }) =>
      statement.totals(BigInt(session.userId), input),
    ),
    fileRoute(withInput(balanceFlowExport, balanceFlowExportInput), ({ session, input }) =>
      statement.export(BigInt(session.userId), input),
    ),
    tokenRoute(withInput(balanceFlowEntry, balanceFlowEntryInput), ({ session, input }) =>
      statement.entry(BigInt(session.userId), BigInt(input.id)),
    ),
    tokenRoute(balanceSummary, ({ session }) => statement.summary(BigInt(session.userId))),
  ];
}
