import { ErrorCode, Refusal } from '../../../../contract/errors.ts';
import type { Minor } from '../../../../contract/money.ts';
import type { Database } from '../../../core/db/database.ts';
import type { Sealer } from '../../../core/secrets/sealer.ts';
import { placePoolBet, roundOfKey } from '../../../money/ledger/bets/bets.ts';
import { type FixedRound, FixedRounds } from '../fixedRounds.ts';
import type { PlayerCards } from '../playerCards.ts';
import type { PoolBus } from './events.ts';
import { type PoolRules, tableRoundOf } from './rules.ts';
import type { PoolSnapshots } from './snapshot.ts';
import { type BetView, betView } from './view.ts';

/** A player's request to bet on a pool. */
interface PoolRequest {
  userId: bigint;
  /** The client's idempotency key, 8 to 64 characters. */
  key: string;
  /** Null for the live round. */
  roundId: bigint | null;
  pool: string;
  amount: Minor;
}

/** The placed bet, and the wallet after it (BetReply). */
interface PoolReply {
  bet: BetView;
  balance: string;
  sequence: string;
}

/** Maximum number of a player's bets on one round; each may be as small as the minimum stake. */
const MOST_BETS = 200;

/** Handles bets on pools, on any node. */
export class PoolBetting<Result> {
  readonly #rules: PoolRules<Result>;
  readonly #db: Database;
  readonly #bus: PoolBus<Result>;
  readonly #currency: string;
  readonly #rounds: FixedRounds;
  readonly #snapshots: PoolSnapshots<Result>;
  readonly #cards: PlayerCards;

  constructor(options: {
    rules: PoolRules<Result>;
    db: Database;
    sealer: Sealer;
    bus: PoolBus<Result>;
    currency: string;
    snapshots: PoolSnapshots<Result>;
    cards: PlayerCards;
  }) {
    this.#rules = options.rules;
    this.#db = options.db;
    this.#bus = options.bus;
    this.#currency = options.currency;
    // A queued round takes no bets yet, so it is never cached.
    this.#rounds = new FixedRounds(options, options.rules.name, 0);
    this.#snapshots = options.snapshots;
    this.#cards = options.cards;
  }

  /**
   * Places a bet on an open round. Refusals: 3 no such pool or the key had another body, 702 below the minimum stake, 711 above
   * the maximum of a pool, 700 balance, 704 no such round or not open yet, 712 betting is over, 716 the round is over.
   * @param at arrival time of the request, ms
   */
  async place(request: PoolRequest, at: number): Promise<PoolReply> {
    const { name, pools } = this.#rules;
    if (!pools.includes(request.pool)) throw new Refusal(ErrorCode.badParameter, 'pool');
    const { min, max } = this.#rules.rangeOf(request.pool);
    if (request.amount < min) throw new Refusal(ErrorCode.wrongBetAmount);
    if (request.amount > max) throw new Refusal(ErrorCode.overLimit);
    const roundId = request.roundId ?? (await this.#roundNow(request));
    const late = latenessOf(await this.#rounds.find(roundId, at), this.#rules, at);
    if (late && (await roundOfKey(this.#db, request)) !== roundId) throw late;
    const { bet, balance, bonus, sequence, replayed } = await placePoolBet(
      this.#db,
      { ...request, roundId, game: name, currency: this.#currency },
      { staked: max, bets: MOST_BETS },
    ).catch((error) => {
      // It arrived in time, but the round closed before it reached the ledger.
      const overtaken = error instanceof Refusal && error.code === ErrorCode.joinNextRound;
      throw overtaken ? new Refusal(ErrorCode.roundEnding) : error;
    });
    const view = betView(this.#rules, bet, await this.#cards.of(bet.userId), null);
    if (!replayed) {
      this.#bus.publish('bet', view);
      this.#bus.publishWallets(tableRoundOf(this.#rules, roundId), [{ ...bet, balance, bonus, sequence }]);
    }
    return { bet: view, balance: balance.toString(), sequence: sequence.toString() };
  }

  /** The round of a bet that names none: the one its key was used for, or the live one. */
  async #roundNow(request: PoolRequest): Promise<bigint> {
    return (await roundOfKey(this.#db, request)) ?? (await this.#snapshots.live()).id;
  }
}

/**
 * The refusal of a bet that arrived at `at` (ms): 704 not open yet, 712 betting is over, 716 another round has begun; null if
 * it is allowed. A clock-driven round is open from its scheduled time, even while the leader still settles the previous one.
 */
function latenessOf(
  round: FixedRound | null,
  { timing, schedule }: Pick<PoolRules<unknown>, 'timing' | 'schedule'>,
  at: number,
): Refusal | null {
  const planned = round && schedule?.timesOf(round.id);
  const closesAt = planned?.startsAt ?? round?.startsAt ?? null;
  if (closesAt === null || (planned && at < planned.opensAt)) return new Refusal(ErrorCode.notFound, 'round');
  if (at < closesAt) return null;
  const over = at >= closesAt + timing.play + timing.reveal;
  return new Refusal(over ? ErrorCode.joinNextRound : ErrorCode.roundEnding);
}
