import type { CrashBetInfo, CrashEnd, CrashStart } from '../../../../contract/games/crash/channel.ts';
import { Crew, type CrewParts } from '../../bots/crew.ts';
import type { BetAsk, CrashBetting } from './betting.ts';
import { type BotPlan, planRound } from './botPlan.ts';

interface BotsParts extends CrewParts {
  betting: CrashBetting;
}

/** Who joins ahead comes one after the other. */
const AHEAD_MS = 200;

/**
 * Demo players at the crash table, so that a lone visitor sees it live. They are marked in the data, have
 * accounts of their own and go through the same rules as everybody; they know what everybody knows.
 */
export class CrashBots {
  readonly #parts: BotsParts;
  readonly #crew: Crew;
  #realPlayers = 0;
  #realPlayersBefore = 0;

  constructor(parts: BotsParts) {
    this.#parts = parts;
    this.#crew = new Crew(parts);
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
        this.#crew.at(serverTime + preparation * plan.betAt, () => this.#bet(roundId, plan, userId));
      if (plan.escapeAt !== null)
        this.#crew.at(startTime + plan.escapeAt, () => this.#escape(roundId, userId));
    });
  }

  onEnd({ roundId, serverTime }: CrashEnd): void {
    this.#crew.dismiss();
    const nextId = (BigInt(roundId) + 1n).toString();
    void this.#play(nextId, (plan, userId, place) => {
      if (plan.ahead)
        this.#crew.at(serverTime + AHEAD_MS * (place + 1), () => this.#bet(nextId, plan, userId));
    });
  }

  stop(): void {
    this.#crew.dismiss();
  }

  async #play(roundId: string, act: (plan: BotPlan, userId: bigint, place: number) => void): Promise<void> {
    const roster = await this.#crew.come();
    if (roster.length === 0) return;
    const plans = planRound(roundId, roster.length, this.#realPlayersBefore, this.#parts.market);
    for (const [place, plan] of plans.entries()) {
      const userId = roster[plan.bot];
      if (userId !== undefined) act(plan, userId, place);
    }
  }

  #bet(roundId: string, { amount, autoRate }: BotPlan, userId: bigint): Promise<void> {
    const { betting, clock, market } = this.#parts;
    const ask: BetAsk = {
      userId,
      key: `bot-bet-${roundId}`,
      roundId: BigInt(roundId),
      amount,
      rate: autoRate,
      currency: market.currency,
    };
    return this.#crew.bet(userId, `round ${roundId}`, () => betting.place(ask, clock.now()));
  }

  #escape(roundId: string, userId: bigint): Promise<unknown> {
    const { betting, clock } = this.#parts;
    const ask = {
      userId,
      key: `bot-escape-${roundId}`,
      roundId: BigInt(roundId),
      intent: 'cashOut' as const,
    };
    const at = clock.now();
    return betting.escape(ask, { at, earliest: at });
  }
}
