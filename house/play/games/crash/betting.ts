import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { and, desc, eq, not } from 'drizzle-orm';
import type { Logger } from 'pino';
import { ErrorCode, Refusal } from '../../../../contract/errors.ts';
import type { CrashBetReply, EscapeIntent } from '../../../../contract/games/crash/channel.ts';
import { CRASH_STAKES, effectiveAutoRate } from '../../../../contract/games/crash/rules.ts';
import type { Market } from '../../../../contract/markets.ts';
import type { Minor, Rate } from '../../../../contract/money.ts';
import type { Bus } from '../../../core/bus/bus.ts';
import type { Arrival } from '../../../core/channel/arrivals.ts';
import type { Database } from '../../../core/db/database.ts';
import { Pending } from '../../../core/lifecycle.ts';
import {
  type BetReply,
  type BetRow,
  isSecondBet,
  payBet,
  placeBet,
  returnBet,
  roundOfKey,
  storeCashOut,
} from '../../../money/ledger/bets/bets.ts';
import { betsOn } from '../../../money/ledger/bets/rounds.ts';
import { bets } from '../../../money/ledger/bets/roundTables.ts';
import { walletsOf } from '../../../money/ledger/ledger.ts';
import { cashOuts } from '../../../money/ledger/tables.ts';
import type { FixedRound, FixedRounds } from '../fixedRounds.ts';
import type { PlayerCards } from '../playerCards.ts';
import { CRASH } from './definition.ts';
import { publish, publishCrashWallets } from './events.ts';
import { type CashOutDecision, checkStake, isUndecided, judgeArrival, lateness } from './judge.ts';
import { crashBetOf, crashEscapeOf, crashOwnOf } from './wire.ts';

/** A player's bet request. */
interface BetRequest {
  userId: bigint;
  /** The client's idempotency key, 8 to 64 characters. */
  key: string;
  roundId: bigint;
  amount: Minor;
  /** Auto cash-out. */
  rate: Rate | null;
  currency: string;
  betSlot: number;
}

/** A player's request to cash out or to take a bet back. */
interface EscapeRequest {
  userId: bigint;
  key: string;
  roundId: bigint;
  intent: EscapeIntent | null;
  betSlot: number;
}

/** A cash-out that arrives while the lift-off is being written polls for it at this interval, ms. */
const LIFT_OFF_MS = 20;
/** A stored cash-out that cannot be paid at once is paid by the round's leader: polling interval and maximum wait, ms. */
const LOOK_MS = 200;
const LOOKED_FOR_MS = 30_000;

/** How long a round waits for its cash-outs to be stored, ms: as long as they may wait for a connection. */
const STORING_MS = 5_000;

/** Ledger refusals that are temporary, so a stored cash-out stays valid. */
const PASSING: readonly number[] = [ErrorCode.tooFrequent, ErrorCode.roundEnding];

/** Handles bets and cash-outs, on any node. `at` is the arrival time of a request, ms. */
export class CrashBetting {
  readonly #db: Database;
  readonly #reserved: Database;
  readonly #bus: Bus;
  readonly #market: Market;
  readonly #rounds: FixedRounds;
  readonly #cards: PlayerCards;
  readonly #log: Logger;
  readonly #storing = new Pending();

  /** @param options.reserved a few connections that cash-outs are kept by, whatever everything else waits for */
  constructor(options: {
    db: Database;
    reserved: Database;
    bus: Bus;
    market: Market;
    rounds: FixedRounds;
    cards: PlayerCards;
    log: Logger;
  }) {
    this.#db = options.db;
    this.#reserved = options.reserved;
    this.#bus = options.bus;
    this.#market = options.market;
    this.#rounds = options.rounds;
    this.#cards = options.cards;
    this.#log = options.log;
  }

  /**
   * Places a bet on the round in preparation or on the next one. Refusals: 3 currency or auto cash-out, 702 and 711 amount, 700
   * balance, 704 no such round, 716 in flight, 712 ending, 746 already joined.
   */
  async place(request: BetRequest, at: number): Promise<CrashBetReply> {
    const { id, currency } = this.#market;
    const limits = CRASH_STAKES[id];
    if (request.currency !== currency) throw new Refusal(ErrorCode.badParameter, 'currency');
    checkStake(request.amount, request.rate, limits);
    const round = await this.#find(request.roundId, at);
    const late = lateness(round, at);
    if (late && (await roundOfKey(this.#db, request)) === null) throw late;
    const reply = await placeBet(this.#db, {
      ...request,
      game: CRASH,
      second: isSecond(request),
      autoRate: request.rate,
      effectiveRate: effectiveAutoRate(request.amount, request.rate, limits),
    });
    if (!reply.replayed) this.#publishBet(reply, request.betSlot);
    return replyOf(reply, request.betSlot);
  }

  /**
   * Cashes out, or takes the bet back. A bet that its auto cash-out has already paid returns that result. Refusals: 704 no such
   * round or bet, 712 too late or too early, 716 no taking back in flight.
   */
  async escape(request: EscapeRequest, arrival: Arrival): Promise<CrashBetReply> {
    const { decision, stored } = await this.#storing.add(this.#judge(request, arrival));
    if (decision.kind === 'cashOut') return this.#pay(request, decision.rate, stored);
    const end = this.#endOf(request);
    if (decision.kind === 'refused') {
      // A repeated key returns its first answer, however late it is now.
      if ((await roundOfKey(this.#db, request)) !== null)
        return replyOf(await returnBet(this.#db, end), request.betSlot);
      const paid = await this.#asItStands(request);
      if (paid) return paid;
      // It arrived earlier, in time, at a house that could not answer.
      if (await this.#isStored(request)) return this.#paidByOthers(request, new AbortController().signal);
      throw decision.why;
    }
    const reply = await returnBet(this.#db, end);
    if (!reply.replayed) this.#publishBet(reply, request.betSlot);
    return replyOf(reply, request.betSlot);
  }

  /**
   * Resolves once every cash-out received by this house is stored or has failed: no round is settled before. Requests that came
   * while the process was blocked still wait in their sockets, and the event loop runs timers before it reads those.
   */
  async allStored(): Promise<void> {
    for (let turn = 0; turn < 2; turn++) await setImmediate();
    await this.#storing.over(STORING_MS);
  }

  /** Decides an escape by its arrival time. A cash-out is stored before anything else happens, so it is never refused later. */
  async #judge(
    request: EscapeRequest,
    arrival: Arrival,
  ): Promise<{ decision: CashOutDecision; stored: boolean }> {
    const decision = judgeArrival(await this.#decided(request.roundId, arrival.at), request.intent, arrival);
    if (decision.kind !== 'cashOut') return { decision, stored: false };
    const cashOut = {
      ...request,
      game: CRASH,
      second: isSecond(request),
      rate: decision.rate,
      at: arrival.at,
    };
    // A repeated request: it is already stored.
    return {
      decision,
      stored: (await storeCashOut(this.#reserved, cashOut)) || (await this.#isStored(request)),
    };
  }

  /** Pays a cash-out. If it is stored and this house cannot pay it, the round's leader does. */
  async #pay(request: EscapeRequest, rate: Rate, stored: boolean): Promise<CrashBetReply> {
    const payment = this.#cashOut(request, rate);
    if (!stored) return payment;
    const answered = new AbortController();
    const own = payment.catch((error) => {
      if (error instanceof Refusal && !PASSING.includes(error.code)) throw error;
      this.#log.warn({ err: error, round: request.roundId }, 'a cash-out is kept and waits for its payment');
      return null;
    });
    const others = this.#paidByOthers(request, answered.signal);
    try {
      return (await Promise.race([own, others])) ?? (await others);
    } finally {
      answered.abort();
    }
  }

  /** Waits for the round's leader to pay the bet. @throws 667 if that takes too long */
  async #paidByOthers(request: EscapeRequest, signal: AbortSignal): Promise<CrashBetReply> {
    for (let waited = 0; waited < LOOKED_FOR_MS && !signal.aborted; waited += LOOK_MS) {
      await sleep(LOOK_MS);
      const paid = signal.aborted ? null : await this.#asItStands(request);
      if (paid) return paid;
    }
    throw new Refusal(ErrorCode.tooFrequent, 'the ledger is busy');
  }

  async #cashOut(request: EscapeRequest, rate: Rate): Promise<CrashBetReply> {
    try {
      const reply = await payBet(this.#db, { ...this.#endOf(request), rate });
      if (!reply.replayed) {
        publish(this.#bus, 'crash.escape', crashEscapeOf(reply.bet));
        this.#publishWallet(reply);
      }
      return replyOf(reply, request.betSlot);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== ErrorCode.roundEnding) throw error;
      const paid = await this.#asItStands(request);
      if (paid) return paid;
      throw error;
    }
  }

  /** Whether a cash-out of the player is stored for the slip. */
  async #isStored(request: EscapeRequest): Promise<boolean> {
    if (request.intent === 'cancel') return false;
    const [stored] = await this.#reserved.orm
      .select({ betId: cashOuts.betId })
      .from(bets)
      .innerJoin(cashOuts, eq(cashOuts.betId, bets.id))
      .where(onBetSlot(request, await this.#find(request.roundId)));
    return stored !== undefined;
  }

  /** The answer for a bet that is already cashed out; null for any other. */
  async #asItStands(request: EscapeRequest): Promise<CrashBetReply | null> {
    if (request.intent === 'cancel') return null;
    const bet = await this.#ownBet(request);
    if (bet?.status !== 'cashed') return null;
    const wallet = (await walletsOf(this.#reserved, [request.userId])).get(request.userId);
    return wallet ? replyOf({ bet, ...wallet }, request.betSlot) : null;
  }

  #endOf(sent: EscapeRequest) {
    const { userId, key, roundId, intent } = sent;
    const second = isSecond(sent);
    const request = `escape:${intent ?? 'any'}${second ? ':second' : ''}`;
    return { key, userId, game: CRASH, roundId, second, request };
  }

  /** @param at of what is judged by it, ms */
  async #find(roundId: bigint, at?: number): Promise<FixedRound> {
    const round = await this.#rounds.find(roundId, at);
    if (!round) throw new Refusal(ErrorCode.notFound, 'round');
    return round;
  }

  /** Waits until the round is closed or its lift-off is moved to after `at`, if it is being closed. */
  async #decided(roundId: bigint, at: number): Promise<FixedRound> {
    for (let waited = 0; ; waited += LIFT_OFF_MS) {
      const round = await this.#find(roundId, at);
      if (!isUndecided(round, at) || waited >= STORING_MS) return round;
      await sleep(LIFT_OFF_MS);
    }
  }

  async #ownBet(request: EscapeRequest): Promise<BetRow | null> {
    const [bet] = await this.#reserved.orm
      .select()
      .from(bets)
      .where(onBetSlot(request, await this.#find(request.roundId)))
      .orderBy(desc(bets.id))
      .limit(1);
    return bet ?? null;
  }

  /** Publishes a bet to everybody; the player's own answer does not wait for it. */
  #publishBet(reply: BetReply, betSlot: number): void {
    const { bet } = reply;
    this.#cards.of(bet.userId).then(
      (card) =>
        publish(this.#bus, 'crash.bet', {
          roundId: bet.roundId.toString(),
          bet: crashBetOf(bet, card),
          slip: betSlot,
        }),
      (error) => this.#log.warn({ err: error, bet: bet.id }, 'a bet was not announced'),
    );
    this.#publishWallet(reply);
  }

  /** Publishes the new balance to the player's other sockets. */
  #publishWallet({ bet, balance, bonus, sequence }: BetReply): void {
    publishCrashWallets(this.#bus, [{ ...bet, balance, bonus, sequence }]);
  }
}

/** The ledger distinguishes the slips as first and second bet on a round. */
const isSecond = ({ betSlot }: { betSlot: number }): boolean => betSlot === 2;

/** Filter: the player's bets on this slip of a round. */
function onBetSlot({ userId, betSlot }: EscapeRequest, round: FixedRound) {
  const second = isSecond({ betSlot }) ? isSecondBet : not(isSecondBet);
  return and(betsOn(round), eq(bets.userId, userId), second);
}

function replyOf({ bet, balance, sequence }: Omit<BetReply, 'replayed'>, betSlot: number): CrashBetReply {
  return {
    own: crashOwnOf(bet.roundId, betSlot, bet),
    balance: balance.toString(),
    sequence: sequence.toString(),
  };
}
