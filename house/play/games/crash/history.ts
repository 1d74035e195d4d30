import { and, asc, desc, eq, lt } from 'drizzle-orm';
import { ErrorCode, Refusal } from '../../../../contract/errors.ts';
import type { CrashLogEntry, CrashMyBet, CrashPastRound } from '../../../../contract/games/crash/channel.ts';
import { timeOf } from '../../../../contract/games/crash/rules.ts';
import type { Market } from '../../../../contract/markets.ts';
import { inSlices } from '../../../core/channel/inSlices.ts';
import type { Database } from '../../../core/db/database.ts';
import type { Sealer } from '../../../core/secrets/sealer.ts';
import { type BetRow, isSecondBet } from '../../../money/ledger/bets/bets.ts';
import { betsOn, type VoidCause } from '../../../money/ledger/bets/rounds.ts';
import { bets, rounds } from '../../../money/ledger/bets/roundTables.ts';
import type { BotRounds } from '../../bots/botRounds.ts';
import { type DemoWins, TableDemoWins } from '../../bots/demoWins.ts';
import type { DecidedRound, Round, RoundRow } from '../../rounds/game.ts';
import { decided, roundOf } from '../../rounds/secrets.ts';
import type { Page } from '../arguments.ts';
import { EndedRounds } from '../endedRounds.ts';
import { type PlayerCard, type PlayerCards, pick } from '../playerCards.ts';
import { RoundLogs } from '../roundLogs.ts';
import { type BotPlan, botEntries, botWins } from './bots/botBets.ts';
import { flightOf, saltOf, saltValueOf } from './chain.ts';
import { CRASH } from './definition.ts';
import { crashBetOf, crashEscapeOf } from './wire.ts';

/** The public view of an ended round; its log can be requested for one round at a time. */
type RoundView = Omit<CrashPastRound, 'log'> & { log(): unknown };

/** The history of crash. Returns the same object as long as it is cached. */
export class CrashHistory {
  readonly #ended: EndedRounds<{ round: DecidedRound; view: RoundView }>;
  readonly #logs: RoundLogs<RoundView>;

  /** The demo players' wins; null if there are none. */
  readonly wins: DemoWins | null;

  constructor({
    db,
    sealer,
    cards,
    market,
    bots,
  }: {
    db: Database;
    sealer: Sealer;
    cards: PlayerCards;
    market: Market;
    bots: BotRounds<BotPlan> | null;
  }) {
    const toEntry = (round: DecidedRound, cause: VoidCause | null) => ({
      round,
      view: withoutLog(round, cause),
    });
    this.#ended = new EndedRounds({ db, sealer, game: CRASH, toEntry });
    this.#logs = new RoundLogs(async (id) => {
      const ended = await this.#ended.find(id);
      if (!ended) return null;
      const { round } = ended;
      const demo = bots ? botEntries(await bots.of(round.id), round, market) : [];
      const entries = await logOf(db, cards, round, demo);
      return { ...ended.view, log: () => inSlices(entries) };
    });
    this.wins =
      bots &&
      new TableDemoWins({
        bots,
        past: this.#ended,
        idOf: ({ round }) => round.id,
        winsOf: ({ round }, bets) => botWins(bets, round, market),
      });
  }

  /** Ended rounds, newest first, without their logs. */
  async page(page: Page): Promise<RoundView[]> {
    return (await this.#ended.page(page)).map(({ view }) => view);
  }

  /** One ended round with its log, or null. */
  withLog(id: bigint): Promise<RoundView | null> {
    return this.#logs.of(id);
  }

  /** Invalidates the cache because a round has ended. */
  forget(): void {
    this.#ended.forget();
  }
}

function withoutLog(round: DecidedRound, voidCause: VoidCause | null): RoundView {
  if (round.startsAt === null || round.endsAt === null) throw new Error(`round ${round.id} lacks its times`);
  return {
    roundId: round.id.toString(),
    target: flightOf(round).target.toString(),
    hash: round.secret,
    seedPubHash: saltOf(round),
    publicValue: saltValueOf(round),
    voidCause,
    seedHashHash: round.commitment,
    startTime: round.startsAt,
    endTime: round.endsAt,
    interrupted: round.interrupted,
    log() {
      throw new Refusal(ErrorCode.badParameter, 'a log needs its roundId');
    },
  };
}

/** A player's own bets, newest first. A round's target is included once it is settled. */
export async function myBets(
  { db, sealer }: { db: Database; sealer: Sealer },
  userId: bigint,
  { count, before }: Page,
): Promise<CrashMyBet[]> {
  const targetOf = (row: RoundRow) => {
    const round = row.state === 'settled' ? roundOf(sealer, row) : null;
    return round && flightOf(decided(round)).target.toString();
  };
  const rows = await db.orm
    .select({ bet: bets, round: rounds, second: isSecondBet })
    .from(bets)
    .innerJoin(rounds, and(eq(rounds.game, bets.game), eq(rounds.id, bets.roundId)))
    .where(
      and(eq(bets.userId, userId), eq(bets.game, CRASH), before === null ? undefined : lt(bets.id, before)),
    )
    .orderBy(desc(bets.id))
    .limit(count);
  return rows.map(({ bet, round, second }) => ({
    betId: bet.id.toString(),
    roundId: bet.roundId.toString(),
    slip: second ? 2 : 1,
    at: bet.placedAt,
    currency: bet.currency,
    amount: bet.amount.toString(),
    autoRate: bet.autoRate?.toString() ?? null,
    status: bet.status,
    rate: bet.rate?.toString() ?? null,
    win: bet.payout.toString(),
    target: targetOf(round),
  }));
}

/**
 * The public log of an ended round in time order: bets placed, taken back or returned, and cash-outs.
 * @param bots the demo players' entries
 */
async function logOf(
  db: Database,
  cards: PlayerCards,
  round: Round,
  bots: readonly CrashLogEntry[],
): Promise<CrashLogEntry[]> {
  const rows = await db.orm.select().from(bets).where(betsOn(round)).orderBy(asc(bets.id));
  const players = await cards.ofMany(rows.map((bet) => bet.userId));
  return rows
    .flatMap((bet) => entriesOf(bet, pick(players, bet.userId), round))
    .concat(bots)
    .sort((one, other) => one.at - other.at);
}

/**
 * A cash-out is listed at the time when its rate was on the curve: for a manual one its arrival (within a cent), for an auto
 * cash-out the exact time, however late it was stored.
 */
function entriesOf(bet: BetRow, card: PlayerCard, { startsAt, endsAt }: Round): CrashLogEntry[] {
  if (startsAt === null || endsAt === null) throw new Error(`round ${bet.roundId} lacks its times`);
  const asPlaced = crashBetOf({ ...bet, status: 'placed', rate: null, payout: 0n }, card);
  const placed = { at: bet.placedAt, bet: asPlaced, escape: null };
  if (bet.status === 'cashed' && bet.rate !== null)
    return [
      placed,
      { at: Math.min(startsAt + timeOf(bet.rate), endsAt), bet: null, escape: crashEscapeOf(bet) },
    ];
  if (bet.status === 'returned' && bet.endedAt !== null)
    return [placed, { at: bet.endedAt, bet: crashBetOf(bet, card), escape: null }];
  return [placed];
}
