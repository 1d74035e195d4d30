import type { Channel } from '../../../core/channel/area.ts';
import { type Database, openDatabase } from '../../../core/db/database.ts';
import { RoundDriver } from '../../rounds/driver.ts';
import type { GameParts } from '../gameModule.ts';
import { PlayerCards } from '../playerCards.ts';
import { PoolBetting } from './betting.ts';
import { PoolBus, type PoolTeller, relay } from './events.ts';
import { PoolHistory } from './history.ts';
import { PoolRoundGame } from './poolGame.ts';
import type { PoolRules } from './rules.ts';
import { PoolSnapshots } from './snapshot.ts';

/** The driver's own connections: its steps never wait behind the bets of players. */
const DRIVER_CONNECTIONS = 2;

/** One table of a game of pools on this node: its rounds, and what its players ask for. */
export class PoolTable<Result> {
  readonly rules: PoolRules<Result>;
  readonly snapshots: PoolSnapshots<Result>;
  readonly history: PoolHistory<Result>;
  readonly betting: PoolBetting<Result>;
  readonly bus: PoolBus<Result>;
  /** Connections of the driver's own. */
  readonly own: Database;
  readonly #driver: RoundDriver;
  readonly #teller: PoolTeller<Result>;
  readonly #parts: GameParts;
  readonly #ends: Array<() => void> = [];

  constructor(
    rules: PoolRules<Result>,
    makeTeller: (channel: Channel) => PoolTeller<Result>,
    parts: GameParts,
  ) {
    const { config, db, clock, bus, channel, log, sealer } = parts;
    const cards = new PlayerCards(db);
    this.#parts = parts;
    this.#teller = makeTeller(channel);
    this.rules = rules;
    this.bus = new PoolBus(bus, rules.schedule ? `${rules.name}.${rules.schedule.name}` : rules.name);
    this.snapshots = new PoolSnapshots({ rules, db, sealer, clock, cards });
    this.history = new PoolHistory({ rules, db, sealer, clock, cards });
    this.betting = new PoolBetting({
      rules,
      db,
      sealer,
      bus: this.bus,
      currency: config.market.currency,
      snapshots: this.snapshots,
      cards,
    });
    this.own = openDatabase(db.url, { max: DRIVER_CONNECTIONS });
    const game = new PoolRoundGame({
      rules,
      db: this.own,
      bus: this.bus,
      clock,
      cards: new PlayerCards(this.own),
    });
    this.#driver = new RoundDriver({ db: this.own, sealer, clock, log, game });
  }

  /** Whether this node leads the table's rounds now. */
  get leads(): boolean {
    return this.#driver.leads;
  }

  start(): void {
    this.#ends.push(
      relay(this.bus, this.#teller),
      this.bus.listen('start', () => {
        this.snapshots.forget();
        // The one before it has been settled.
        this.history.forget();
      }),
      this.bus.listen('end', () => this.snapshots.forget()),
      // Events may be missing: whoever listens here is told where the round stands now.
      this.bus.onGap(() => {
        this.#catchUp().catch((error) =>
          this.#parts.log.warn({ err: error }, 'missed events were not made up for'),
        );
      }),
    );
    this.#driver.start();
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
  }
}
