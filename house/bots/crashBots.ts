import type { Logger } from 'pino';
import { ErrorCode, Refusal } from '../../contract/errors.ts';
import type { CrashBetInfo, CrashEnd, CrashStart } from '../../contract/games/crashChannel.ts';
import type { Market } from '../../contract/markets.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { BetAsk, CrashBetting } from '../games/crash/betting.ts';
import { type BotPlan, planRound } from './plan.ts';
import { fillPurse, openRoster } from './roster.ts';

interface BotsParts {
  db: Database;
  clock: Clock;
  market: Market;
  log: Logger;
  betting: CrashBetting;
  /** Whether this node leads the rounds: only there do the demo players play. */
  leads(): boolean;
}

/** Who joins ahead comes one after the other. */
const AHEAD_MS = 200;

/**
 * Demo players at the crash table, so that a lone visitor sees it live. They are marked in the data, have
 * accounts of their own and go through the same rules as everybody; they know what everybody knows.
 */
export class CrashBots {
  readonly #parts: BotsParts;
  readonly #timers = new Set<NodeJS.Timeout>();
  #roster: Promise<bigint[]> | null = null;
  #realPlayers = 0;
  #realPlayersBefore = 0;

  constructor(parts: BotsParts) {
    this.#parts = parts;
  }

  /** Tells them of a bet: the more real players there are, the fewer of them come. */
  onBet({ bet }: CrashBetInfo): void {
    if (!bet.bot && bet.status === 'placed') this.#realPlayers++;
  }

  onStart({ roundId, startTime, serverTime }: CrashStart): void {
    this.#realPlayersBefore = this.#realPlayers;
    this.#realPlayers = 0;
    void this.#play(roundId, (plan, userId) => {
      const preparation = startTime - serverTime;
      if (!plan.ahead)
        this.#at(serverTime + preparation * plan.betAt, () => this.#bet(roundId, plan, userId));
      if (plan.escapeAt !== null) this.#at(startTime + plan.escapeAt, () => this.#escape(roundId, userId));
    });
  }

  onEnd({ roundId, serverTime }: CrashEnd): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    const nextId = (BigInt(roundId) + 1n).toString();
    void this.#play(nextId, (plan, userId, place) => {
      if (plan.ahead) this.#at(serverTime + AHEAD_MS * (place + 1), () => this.#bet(nextId, plan, userId));
    });
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  async #play(roundId: string, act: (plan: BotPlan, userId: bigint, place: number) => void): Promise<void> {
    const { db, market, clock, log, leads } = this.#parts;
    if (!leads()) return;
    try {
      this.#roster ??= openRoster(db, market, clock.now());
      const roster = await this.#roster;
      const plans = planRound(roundId, roster.length, this.#realPlayersBefore, market);
      for (const [place, plan] of plans.entries()) {
        const userId = roster[plan.bot];
        if (userId !== undefined) act(plan, userId, place);
      }
    } catch (error) {
      this.#roster = null;
      log.warn({ err: error }, 'the demo players did not come');
    }
  }

  /** Does something at a moment of the house's clock, unless the lead was lost until then. */
  #at(moment: number, act: () => Promise<unknown>): void {
    const { clock, log, leads } = this.#parts;
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        if (!leads()) return;
        act().catch((error) => {
          // What a player is refused, a demo player is refused too: it is late, or has gone already.
          if (!(error instanceof Refusal)) log.warn({ err: error }, 'a demo player failed');
        });
      },
      Math.max(0, moment - clock.now()),
    );
    this.#timers.add(timer);
  }

  async #bet(roundId: string, { amount, autoRate }: BotPlan, userId: bigint): Promise<void> {
    const { betting, clock, db, market } = this.#parts;
    const ask: BetAsk = {
      userId,
      key: `bot-bet-${roundId}`,
      roundId: BigInt(roundId),
      amount,
      rate: autoRate,
      currency: market.currency,
    };
    try {
      await betting.place(ask, clock.now());
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== ErrorCode.insufficientBalance) throw error;
      await fillPurse(db, market, userId, `round ${roundId}`);
      await betting.place(ask, clock.now());
    }
  }

  #escape(roundId: string, userId: bigint): Promise<unknown> {
    const { betting, clock } = this.#parts;
    const ask = {
      userId,
      key: `bot-escape-${roundId}`,
      roundId: BigInt(roundId),
      intent: 'cashOut' as const,
    };
    return betting.escape(ask, clock.now());
  }
}
