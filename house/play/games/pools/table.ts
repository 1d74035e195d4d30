import type { Channel } from '../../../core/channel/area.ts';
import { type Database, openDatabase } from '../../../core/db/database.ts';
import type { BotRounds } from '../../bots/botRounds.ts';
import { RoundDriver } from '../../rounds/driver.ts';
import type { GameParts } from '../gameModule.ts';
import { PlayerCards } from '../playerCards.ts';
import { PoolBetting } from './betting.ts';
import { PoolBus, type PoolTeller, relay } from './events.ts';
import { PoolHistory } from './history.ts';
import { PoolLiveBets } from './liveBets.ts';
import { PoolBots } from './poolBots.ts';
import { PoolRoundGame } from './poolGame.ts';
import type { PoolBotBet } from './poolPlan.ts';
import { storeRates } from './poolRates.ts';
import type { PoolRules } from './rules.ts';
import { PoolSnapshots } from './snapshot.ts';
import type { RoundView } from './view.ts';

/** Connections reserved for the driver: its steps never queue behind players' bets. */
const DRIVER_CONNECTIONS = 2;

/** One room of a game of pools on this node: its rounds and its handlers of players' requests. */
export class PoolTable<Result> {
  readonly rules: PoolRules<Result>;
  readonly snapshots: PoolSnapshots<Result>;
  readonly history: PoolHistory<Result>;
  readonly betting: PoolBetting<Result>;
  readonly bets: PoolLiveBets;
  readonly bus: PoolBus<Result>;
  /** Connections of the driver. */
  readonly own: Database;
  readonly #driver: RoundDriver;
  readonly #teller: PoolTeller<Result>;
  readonly #bots: PoolBots<Result> | null;
  readonly #parts: GameParts;
  readonly #ends: Array<() => void> = [];

  constructor(
    rules: PoolRules<Result>,
    makeTeller: (channel: Channel) => PoolTeller<Result>,
    seats: BotRounds<PoolBotBet> | null,
    parts: GameParts,
  ) {
    const { config, db, clock, bus, channel, log, sealer, values } = parts;
    const { market } = config;
    const cards = new PlayerCards(db);
    this.#parts = parts;
    this.#teller = makeTeller(channel);
    this.rules = rules;
    this.bus = new PoolBus(bus, rules.schedule ? `${rules.name}.${rules.schedule.name}` : rules.name);
    this.own = openDatabase(db.url, { max: DRIVER_CONNECTIONS, path: db.path });
    this.bets = new PoolLiveBets({
      ...{ rules, table: this.bus.table, db: this.own, cards: new PlayerCards(this.own) },
      ...{ channel, clock, update: this.#teller.update },
    });
    this.#bots = seats && new PoolBots(clock, { rules, seats, bets: this.bets, market, log });
    this.snapshots = new PoolSnapshots({ rules, db, sealer, clock, cards, bets: this.bets });
    this.history = new PoolHistory({ rules, db, sealer, clock, cards, market, seats });
    this.betting = new PoolBetting({
      rules,
      db,
      sealer,
      bus: this.bus,
      currency: market.currency,
      snapshots: this.snapshots,
      cards,
    });
    const game = new PoolRoundGame({
      rules,
      db: this.own,
      bus: this.bus,
      clock,
      cards: new PlayerCards(this.own),
      values,
    });
    this.#driver = new RoundDriver({ db: this.own, sealer, clock, log, game, values });
  }

  /** Whether this node currently leads the room's rounds. */
  get leads(): boolean {
    return this.#driver.leads;
  }

  async start(): Promise<void> {
    const { channel } = this.#parts;
    await storeRates(this.own, this.rules);
    this.#ends.push(
      this.bets.follow(this.bus),
      relay(this.bus, this.#teller, { bets: this.bets, channel }),
      this.bus.listen('start', ({ round }) => {
        this.#bots?.play(round);
        this.snapshots.forget();
        // The previous round has been settled.
        this.history.forget();
      }),
      this.bus.listen('end', () => this.snapshots.forget()),
      () => this.#bots?.stop(),
      // Events may be missing: sends the round's current state to the subscribers.
      this.bus.onGap(() => {
        this.bets.forget();
        this.#catchUp().catch((error) =>
          this.#parts.log.warn({ err: error }, 'missed events were not made up for'),
        );
      }),
    );
    this.#driver.start();
    if (this.#bots)
      this.snapshots.of(null).then(
        ({ round }) => this.#join(round),
        (error) => this.#parts.log.debug({ err: error }, 'the table has no round to join'),
      );
  }

  /** Gives up leadership permanently. */
  resign(): Promise<void> {
    return this.#driver.stop();
  }

  async stop(): Promise<void> {
    await this.#driver.stop();
    for (const end of this.#ends) end();
    await this.own.close();
  }

  async #catchUp(): Promise<void> {
    this.snapshots.forget();
    const { round, now } = await this.snapshots.of(null);
    if (round.drawn) this.#teller.end({ round: { ...round, drawn: round.drawn }, now });
    else this.#teller.start({ round, now });
    this.#join(round);
  }

  /** Demo players join a round that was running before this node subscribed. */
  #join(round: RoundView<Result>): void {
    if (!round.drawn) this.#bots?.play(round);
  }
}
