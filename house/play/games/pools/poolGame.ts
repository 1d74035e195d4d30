import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../core/db/database.ts';
import { type EndedBet, settlePools } from '../../../money/ledger/bets/settlement.ts';
import type { DecidedRound, Draw, Round, RoundGame, Schedule } from '../../rounds/game.ts';
import type { PublicValues } from '../../rounds/publicValues/publicValues.ts';
import type { ValueName } from '../../rounds/publicValues/source.ts';
import { type PlayerCards, pick } from '../playerCards.ts';
import type { OwnResult, PoolBus } from './events.ts';
import { type PoolRules, tableRoundOf, valueDueBy } from './rules.ts';
import { betView, drawnOf, drawnView, roundView } from './view.ts';

/** A game of pools as a game of the round driver. Nothing falls due in play, and nothing delays settling after it. */
export class PoolRoundGame<Result> implements RoundGame {
  readonly name: string;
  readonly bettingMs: number;
  readonly revealMs: number;
  readonly graceMs = 0;
  readonly playsUnled = true;
  readonly schedule?: Schedule;
  readonly #rules: PoolRules<Result>;
  readonly #db: Database;
  readonly #bus: PoolBus<Result>;
  readonly #clock: Clock;
  readonly #cards: PlayerCards;
  readonly #values: Pick<PublicValues, 'dueBy'>;

  constructor(options: {
    rules: PoolRules<Result>;
    db: Database;
    bus: PoolBus<Result>;
    clock: Clock;
    cards: PlayerCards;
    values: Pick<PublicValues, 'dueBy'>;
  }) {
    this.#rules = options.rules;
    this.#db = options.db;
    this.#bus = options.bus;
    this.#clock = options.clock;
    this.#cards = options.cards;
    this.#values = options.values;
    this.name = options.rules.name;
    if (options.rules.schedule) this.schedule = options.rules.schedule;
    this.bettingMs = options.rules.timing.betting;
    this.revealMs = options.rules.timing.reveal;
  }

  async draw(id: bigint): Promise<Draw> {
    return this.#rules.draw(id);
  }

  valueFor(startsAt: number): ValueName {
    return this.#values.dueBy(valueDueBy(this.#rules, startsAt));
  }

  playMs(): number {
    return this.#rules.timing.play;
  }

  async due(): Promise<null> {
    return null;
  }

  async onOpen(round: Round): Promise<void> {
    const now = this.#clock.now();
    this.#bus.publish('start', { round: roundView(this.#rules, round, now), now });
  }

  async onEnd(round: DecidedRound): Promise<void> {
    const now = this.#clock.now();
    this.#bus.publish('end', { round: drawnView(this.#rules, round, now), now });
  }

  /** Pays every bet at the rate of its pool, or returns all bets if the round was voided. */
  async settle(round: DecidedRound): Promise<void> {
    const rules = this.#rules;
    const { result } = drawnOf(rules, round);
    const now = this.#clock.now();
    const settlement = {
      game: rules.name,
      roundId: round.id,
      rates: Object.fromEntries(rules.pools.map((pool) => [pool, rules.rateOf(pool, result)])),
      covers: rules.covers,
      outcome: rules.outcomeOf(result),
      interrupted: round.interrupted,
      ...(round.interrupted ? { endsAt: now } : round.endsAt !== null && { endsAt: round.endsAt }),
    };
    await settlePools(this.#db, settlement, (ended) => this.#publishOwn(round, result, ended));
  }

  async #publishOwn(round: DecidedRound, result: Result, ended: readonly EndedBet[]): Promise<void> {
    const cards = await this.#cards.ofMany(ended.map((bet) => bet.userId));
    const drawn = { secret: round.secret, value: round.publicValue, result };
    const own = new Map<bigint, OwnResult<Result>>();
    for (const bet of ended) {
      const known = own.get(bet.userId);
      const card = pick(cards, bet.userId);
      const view = betView(this.#rules, bet, card, { drawn, interrupted: round.interrupted });
      if (known) known.bets.push(view);
      else
        own.set(bet.userId, {
          userId: view.userId,
          roundId: view.roundId,
          result,
          bets: [view],
          balance: bet.balance.toString(),
          sequence: bet.sequence.toString(),
        });
    }
    this.#bus.publishWallets(tableRoundOf(this.#rules, round.id), ended);
    for (const result of own.values()) this.#bus.publishOwn(result);
  }
}
