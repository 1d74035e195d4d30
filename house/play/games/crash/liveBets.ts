import { and, eq } from 'drizzle-orm';
import type { CrashBet, CrashBetInfo, CrashEscape } from '../../../../contract/games/crash/channel.ts';
import type { Bus } from '../../../core/bus/bus.ts';
import type { Channel } from '../../../core/channel/area.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { betsOn } from '../../../money/ledger/bets/rounds.ts';
import { bets, rounds } from '../../../money/ledger/bets/roundTables.ts';
import type { Round } from '../../rounds/game.ts';
import { BetFeed } from '../bets/betFeed.ts';
import { LiveBets } from '../bets/liveBets.ts';
import { totalsEvent } from '../bets/roundBets.ts';
import { type PlayerCards, pick } from '../playerCards.ts';
import { CRASH } from './definition.ts';
import { listen } from './events.ts';
import { crashBetOf } from './wire.ts';

/** The public bet list of a round: the largest bets, their number and their total. */
export interface BetTable {
  betList: CrashBet[];
  betCount: number;
  betTotal: string;
}

/** A change of a bet that viewers know. */
type Change = { takenBack: CrashBetInfo } | { cashedOut: CrashEscape };

/** Crash's bets on this node: updated from events of all houses, served in snapshots and sent to this node's viewers. */
export class CrashLiveBets {
  readonly #live: LiveBets<CrashBet>;
  readonly #feed: BetFeed<CrashBet, Change>;
  readonly #channel: Channel;
  readonly #onCount: (roundId: string, count: number) => void;

  /** @param options.onCount is told how many bets a round has */
  constructor(options: {
    db: Database;
    cards: PlayerCards;
    channel: Channel;
    clock: Clock;
    onCount: (roundId: string, count: number) => void;
  }) {
    const { db, cards, channel, clock, onCount } = options;
    this.#channel = channel;
    this.#onCount = onCount;
    this.#live = new LiveBets((roundId) => readBets(db, cards, BigInt(roundId)));
    this.#feed = new BetFeed(({ roundId, bets, changes, all }) => {
      const placed = bets.map((bet) => ({ roundId, bet, slip: null }));
      const infos = [...placed, ...changes.flatMap((one) => ('takenBack' in one ? one.takenBack : []))];
      const cashOuts = changes.flatMap((one) => ('cashedOut' in one ? one.cashedOut : []));
      channel.publishTogether([
        ...(infos.length > 0 ? [{ field: 'crashBetInfo', value: infos }] : []),
        ...(cashOuts.length > 0 ? [{ field: 'crashEscapeInfo', value: cashOuts }] : []),
        totalsEvent(CRASH, { roundId, serverTime: clock.now(), all, pools: [] }),
      ]);
    });
  }

  /** Subscribes to the events of all houses; returns the unsubscribe function. */
  follow(bus: Bus): () => void {
    const ends = [
      listen(bus, 'crash.bet', (info) => {
        this.bet(info);
        this.#channel.publishTo(info.bet.userId, 'crashBetInfo', [info]);
      }),
      listen(bus, 'crash.escape', (cashOut) => {
        this.cashOut(cashOut);
        this.#channel.publishTo(cashOut.userId, 'crashEscapeInfo', [cashOut]);
      }),
      () => this.#feed.stop(),
    ];
    return () => {
      for (const end of ends) end();
    };
  }

  /** A bet was placed, or taken back before lift-off. */
  bet(info: CrashBetInfo): void {
    const { roundId, bet } = info;
    const all = this.#live.now(roundId);
    if (bet.status === 'placed' ? !all.add(bet) : !all.takeBack(bet)) return;
    this.#onCount(roundId, all.count);
    if (bet.status === 'placed') this.#feed.changed(roundId, all);
    else this.#feed.becomes(roundId, all, bet.betId, { takenBack: { roundId, bet, slip: null } });
  }

  cashOut(cashOut: CrashEscape): void {
    const { roundId, betId, rate, win } = cashOut;
    const all = this.#live.now(roundId);
    all.change(betId, { status: 'cashed', rate, win });
    this.#feed.becomes(roundId, all, betId, { cashedOut: cashOut });
  }

  /** Sends pending updates, because an event follows that must come after them. */
  flush(): void {
    this.#feed.flush();
  }

  /** Drops the cache because events were missed. */
  forget(): void {
    this.#live.forget();
  }

  /** The current bets of a round. */
  async of(round: Pick<Round, 'id' | 'state' | 'interrupted'>): Promise<BetTable> {
    const all = await this.#live.of(round.id.toString());
    const ended = round.interrupted ? 'returned' : 'lost';
    const open = (bet: CrashBet) => bet.status === 'placed' && round.state === 'settled';
    return {
      betList: all.largest.map((bet) => (open(bet) ? { ...bet, status: ended } : bet)),
      betCount: all.count,
      betTotal: all.total.toString(),
    };
  }
}

/** Reads a round's bets. A bet taken back before lift-off is left out; one returned in flight is included. */
async function readBets(db: Database, cards: PlayerCards, roundId: bigint): Promise<CrashBet[]> {
  const [round] = await db.orm
    .select({ game: rounds.game, id: rounds.id, startsAt: rounds.startsAt, betsAfter: rounds.betsAfter })
    .from(rounds)
    .where(and(eq(rounds.game, CRASH), eq(rounds.id, roundId)));
  if (!round) return [];
  const rows = await db.orm.select().from(bets).where(betsOn(round));
  const startsAt = round.startsAt ?? Number.POSITIVE_INFINITY;
  const stand = rows.filter(({ status, endedAt }) => status !== 'returned' || (endedAt ?? 0) >= startsAt);
  const players = await cards.ofMany(stand.map((bet) => bet.userId));
  return stand.map((bet) => crashBetOf(bet, pick(players, bet.userId)));
}
