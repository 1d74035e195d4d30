import type { Logger } from 'pino';
import type {
  CrashEnd,
  CrashEscape,
  CrashGame,
  CrashStart,
} from '../../../../../contract/games/crash/channel.ts';
import type { Market } from '../../../../../contract/markets.ts';
import type { Clock } from '../../../../core/clock.ts';
import { Agenda } from '../../../bots/agenda.ts';
import type { BotRounds } from '../../../bots/botRounds.ts';
import type { FixedRounds } from '../../fixedRounds.ts';
import { flightOf } from '../chain.ts';
import type { CrashLiveBets } from '../liveBets.ts';
import { AHEAD_MS, type BotPlan, botBetView, botCashOut, type CrashBotBet } from './botBets.ts';

/** Start of a round's betting and of its flight, ms. */
interface Preparation {
  from: number;
  until: number;
}

/** Interval between reads of a round that should be in flight and is not closed yet, ms. */
const LOOK_MS = 50;

interface Parts {
  bots: Pick<BotRounds<BotPlan>, 'of'>;
  bets: Pick<CrashLiveBets, 'bet' | 'cashOut'>;
  rounds: Pick<FixedRounds, 'find'>;
  clock: Clock;
  market: Market;
  log: Logger;
  /** How long a round takes bets before its lift-off, ms. */
  preparation: number;
}

/**
 * Demo players in crash: they make the game look active to a lone visitor. They are marked as bots, and their plan is derived
 * from the round id, which is public. Each node shows them to its own viewers.
 */
export class CrashBots {
  readonly #parts: Parts;
  readonly #agenda: Agenda;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#agenda = new Agenda(parts.clock);
  }

  onStart({ roundId, startTime, serverTime }: CrashStart): void {
    this.#play(roundId, { from: serverTime, until: startTime });
  }

  onEnd({ roundId, serverTime }: CrashEnd): void {
    this.#agenda.clear();
    const nextId = (BigInt(roundId) + 1n).toString();
    this.#each(nextId, (bot, place) => {
      if (bot.plan.ahead) this.#agenda.at(serverTime + AHEAD_MS * (place + 1), () => this.#bet(nextId, bot));
    });
  }

  /** Joins a round that was running before this node subscribed, or while events were missing. */
  onSnapshot({ roundId, status, startTime }: Pick<CrashGame, 'roundId' | 'status' | 'startTime'>): void {
    if (status === 'squib') return;
    this.#play(roundId, { from: startTime - this.#parts.preparation, until: startTime });
  }

  stop(): void {
    this.#agenda.clear();
  }

  #play(roundId: string, { from, until }: Preparation): void {
    this.#agenda.clear();
    this.#each(roundId, (bot) => {
      const { ahead, betAt } = bot.plan;
      this.#agenda.at(ahead ? from : from + (until - from) * betAt, () => this.#bet(roundId, bot));
    });
    this.#agenda.at(until, () => void this.#cashOuts(roundId, until));
  }

  #each(roundId: string, act: (bot: CrashBotBet, place: number) => void): void {
    this.#parts.bots.of(BigInt(roundId)).then(
      (bots) => {
        for (const [place, bot] of bots.entries()) act(bot, place);
      },
      (error) => this.#parts.log.warn({ err: error }, 'the demo players did not come'),
    );
  }

  /** Schedules the cash-outs after lift-off; before that the flight's length is unknown. */
  async #cashOuts(roundId: string, startTime: number): Promise<void> {
    const { rounds, clock, market, log } = this.#parts;
    try {
      const round = await rounds.find(BigInt(roundId), clock.now());
      if (!round || round.state === 'settled') return;
      const { secret, public: open } = round;
      if (secret === null) {
        this.#agenda.at(clock.now() + LOOK_MS, () => void this.#cashOuts(roundId, startTime));
        return;
      }
      this.#each(roundId, (bot) => {
        const out = botCashOut(bot, round.id, flightOf({ secret, public: open }), market);
        if (out) this.#agenda.at(startTime + out.after, () => this.#cashOut(round.id, out.cashOut));
      });
    } catch (error) {
      log.warn({ err: error }, 'the demo players do not cash out');
    }
  }

  /** While the round is open, betting may continue: a cash-out would reveal that the target is not lower. */
  async #cashOut(roundId: bigint, cashOut: CrashEscape): Promise<void> {
    const { rounds, bets, clock, log } = this.#parts;
    try {
      const round = await rounds.find(roundId, clock.now());
      if (round && round.state !== 'open') bets.cashOut(cashOut);
    } catch (error) {
      log.warn({ err: error }, 'a demo player does not cash out');
    }
  }

  #bet(roundId: string, bot: CrashBotBet): void {
    this.#parts.bets.bet({ roundId, bet: botBetView(bot, this.#parts.market), slip: null });
  }
}
