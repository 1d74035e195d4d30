import type { PoolPast } from '../../contract/games/pools/channel.ts';
import { payout } from '../../contract/money.ts';
import { TestChannel } from '../../house/testing/core/testChannel.ts';
import type { Keyed, TestedGame } from '../../house/testing/games/testPool.ts';
import { Persistent } from './persistent.ts';

/** A bet on a pool that the house has acknowledged. */
interface AckedBet {
  roundId: string;
  pool: string;
  amount: bigint;
}

/** A player in one pool game who records what the house has acknowledged. */
export class PoolGambler<Result, Bet, BetArguments> {
  readonly token: string;
  readonly bets = new Map<string, AckedBet>();
  readonly #game: TestedGame<Result, Bet, BetArguments>;
  readonly #random: () => number;
  readonly #persistent: Persistent;
  #keys = 0;

  constructor(game: TestedGame<Result, Bet, BetArguments>, token: string, random: () => number) {
    this.token = token;
    this.#game = game;
    this.#random = random;
    this.#persistent = new Persistent(token, random);
  }

  /** Plays until `signal`, through every disconnection. */
  play(url: string, signal: AbortSignal): Promise<void> {
    const { operations, rules, argumentsOf, plain } = this.#game;
    return this.#persistent.play(url, signal, async (table) => {
      const { roundId, salt } = await table.call(operations.curRound, { currency: 'IDR' });
      // Occasionally bets after close.
      if (salt !== null && this.#random() > 0.1) return null;
      const pool = rules.pools[Math.floor(this.#random() * rules.pools.length)] as string;
      const amount = BigInt(100_000 + Math.floor(this.#random() * 400_000));
      const key = `pool-gambler-${++this.#keys}`;
      const variables = { key, roundId, amount: amount.toString(), ...argumentsOf(pool) };
      return async (channel) => {
        const { bet } = await channel.call<{ bet: Bet; balance: string }, BetArguments & Keyed>(
          operations.bet,
          variables,
        );
        this.bets.set(plain(bet).betId, { roundId, pool, amount });
      };
    });
  }

  /** Repeats all requests that were never answered. */
  settleUp(url: string): Promise<void> {
    return this.#persistent.settleUp(url);
  }

  /** Computes the result of all of the player's bets from the published secrets and the rules: net result by status. */
  async reckon(
    url: string,
  ): Promise<{ unknown: string[]; missing: string[]; net: bigint; statuses: string[] }> {
    const { operations, rules, plain } = this.#game;
    const channel = new TestChannel(url, this.token);
    const ended = await this.#endedRounds(channel);
    const known = new Set<string>();
    const unknown: string[] = [];
    const statuses = new Set<string>();
    let net = 0n;
    for (let before: string | undefined; ; ) {
      const page = await channel.call(operations.myHistory, { count: 100, ...(before && { before }) });
      if (page.length === 0) break;
      for (const { bet, status } of page) {
        const { betId, back } = plain(bet);
        const acked = this.bets.get(betId);
        before = betId;
        known.add(betId);
        if (!acked) {
          unknown.push(betId);
          continue;
        }
        const round = ended.get(acked.roundId);
        if (!round) throw new Error(`round ${acked.roundId} of ${rules.name} has not ended`);
        const rate = rules.rateOf(
          acked.pool,
          rules.resultOf(BigInt(acked.roundId), round.salt, round.publicValue?.value ?? null),
        );
        const due = round.interrupted ? acked.amount : payout(acked.amount, rate);
        if (back !== due.toString()) throw new Error(`bet ${betId} brought ${back} in place of ${due}`);
        statuses.add(status);
        net += due - acked.amount;
      }
    }
    await channel.close();
    const missing = [...this.bets.keys()].filter((betId) => !known.has(betId));
    return { unknown, missing, net, statuses: [...statuses] };
  }

  async #endedRounds(channel: TestChannel): Promise<Map<string, PoolPast>> {
    const rounds: PoolPast[] = [];
    for (let page: PoolPast[] | null = null; page === null || page.length > 0; rounds.push(...page)) {
      const before = rounds.at(-1)?.roundId;
      page = await channel.call(this.#game.operations.pastRound, { count: 100, ...(before && { before }) });
    }
    return new Map(rounds.map((round) => [round.roundId, round]));
  }
}
