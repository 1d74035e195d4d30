import type { Channel } from '../../../core/channel/area.ts';
import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { betsBeginAfter, betsOn } from '../../../money/ledger/bets/rounds.ts';
import { bets } from '../../../money/ledger/bets/roundTables.ts';
import { BetFeed } from '../bets/betFeed.ts';
import { LiveBets } from '../bets/liveBets.ts';
import { type RoundBets, totalsEvent } from '../bets/roundBets.ts';
import { type PlayerCards, pick } from '../playerCards.ts';
import type { PoolBus, PoolTeller } from './events.ts';
import { type PoolRules, tableRoundOf } from './rules.ts';
import { type BetView, betView } from './view.ts';

/**
 * A room's bets on this node, for games of pools: updated from events of all houses, served in snapshots and sent to viewers.
 */
export class PoolLiveBets {
  readonly #live: LiveBets<BetView>;
  readonly #feed: BetFeed<BetView>;
  readonly #channel: Channel;
  readonly #update: PoolTeller<unknown>['update'];
  /** Called with a round's new number of bets. */
  onCount: (roundId: string, count: number) => void = () => undefined;

  constructor(options: {
    rules: PoolRules<unknown>;
    /** The room's name on the bus. */
    table: string;
    db: Database;
    cards: PlayerCards;
    channel: Channel;
    clock: Clock;
    update: PoolTeller<unknown>['update'];
  }) {
    const { rules, table, db, cards, channel, clock, update } = options;
    this.#channel = channel;
    this.#update = update;
    this.#live = new LiveBets((roundId) => readBets(rules, db, cards, BigInt(roundId)));
    this.#feed = new BetFeed(({ roundId, bets: shown, all }) => {
      const { field, address = null } = update;
      const news = { roundId: tableRoundOf(rules, BigInt(roundId)), serverTime: clock.now(), all };
      channel.publishTogether([
        ...(shown.length > 0 ? [{ field, value: shown.map(update.bet), address }] : []),
        totalsEvent(table, { ...news, pools: rules.pools }),
      ]);
    });
  }

  /** Subscribes to the events of all houses; returns the unsubscribe function. */
  follow(bus: PoolBus<unknown>): () => void {
    const end = bus.listen('bet', (bet) => {
      this.bet(bet);
      const { field, address } = this.#update;
      this.#channel.publishTo(bet.userId, field, [this.#update.bet(bet)], address);
    });
    return () => {
      end();
      this.#feed.stop();
    };
  }

  bet(bet: BetView): void {
    const all = this.#live.now(bet.roundId);
    if (!all.add(bet)) return;
    this.onCount(bet.roundId, all.count);
    this.#feed.changed(bet.roundId, all);
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
  of(roundId: bigint): Promise<RoundBets<BetView>> {
    return this.#live.of(roundId.toString());
  }
}

async function readBets(
  rules: PoolRules<unknown>,
  db: Database,
  cards: PlayerCards,
  roundId: bigint,
): Promise<BetView[]> {
  const betsAfter = await betsBeginAfter(db, rules.name, [roundId]);
  const rows = await db.orm
    .select()
    .from(bets)
    .where(betsOn({ game: rules.name, id: roundId, betsAfter }));
  const players = await cards.ofMany(rows.map((bet) => bet.userId));
  return rows.map((bet) => betView(rules, bet, pick(players, bet.userId), null));
}
