import type { Logger } from 'pino';
import type { Market } from '../../../../contract/markets.ts';
import type { Clock } from '../../../core/clock.ts';
import { Agenda } from '../../bots/agenda.ts';
import type { BotRounds } from '../../bots/botRounds.ts';
import type { PoolLiveBets } from './liveBets.ts';
import { botBetView, type PoolBotBet, placedAt } from './poolPlan.ts';
import type { PoolRules } from './rules.ts';
import type { RoundView } from './view.ts';

/** Demo players in a game of pools; compare CrashBots. */
export class PoolBots<Result> {
  readonly #parts: {
    rules: PoolRules<Result>;
    seats: BotRounds<PoolBotBet>;
    bets: PoolLiveBets;
    market: Market;
    log: Logger;
  };
  readonly #agenda: Agenda;

  constructor(
    clock: Clock,
    parts: {
      rules: PoolRules<Result>;
      seats: BotRounds<PoolBotBet>;
      bets: PoolLiveBets;
      market: Market;
      log: Logger;
    },
  ) {
    this.#parts = parts;
    this.#agenda = new Agenda(clock);
  }

  /** Plays a round; bets that are already due are placed at once. */
  play(round: RoundView<Result>): void {
    const { rules, seats, bets, market, log } = this.#parts;
    this.#agenda.clear();
    seats.of(BigInt(round.roundId)).then(
      (found) => {
        for (const seat of found)
          this.#agenda.at(placedAt(seat.plan, round), () =>
            bets.bet(botBetView(rules, seat, { ...round, drawn: null }, market)),
          );
      },
      (error) => log.warn({ err: error }, 'the demo players did not come'),
    );
  }

  stop(): void {
    this.#agenda.clear();
  }
}
