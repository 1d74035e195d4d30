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
  keepCashOut,
  payBet,
  placeBet,
  returnBet,
  roundOfKey,
} from '../../../money/ledger/bets.ts';
import { walletsOf } from '../../../money/ledger/ledger.ts';
import { betsOn } from '../../../money/ledger/rounds.ts';
import { bets } from '../../../money/ledger/roundTables.ts';
import { cashOuts } from '../../../money/ledger/tables.ts';
import type { FixedRound, FixedRounds } from '../fixedRounds.ts';
import type { PlayerCards } from '../playerCards.ts';
import { CRASH } from './definition.ts';
import { publish, publishCrashWallets } from './events.ts';
import { type CashOutDecision, checkStake, isUndecided, judgeArrival, lateness } from './judge.ts';
import { crashBetOf, crashEscapeOf, crashOwnOf } from './wire.ts';

/** A bet as a player asks for it. */
interface BetAsk {
  userId: bigint;
  /** The client's idempotency key, 8 to 64 characters. */
  key: string;
  roundId: bigint;
  amount: Minor;
  /** Auto cash-out. */
  rate: Rate | null;
  currency: string;
  slip: number;
}

/** A cash-out or a bet taken back, as a player asks for it. */
interface EscapeAsk {
  userId: bigint;
  key: string;
  roundId: bigint;
  intent: EscapeIntent | null;
  slip: number;
}

/** A cash-out that came while the lift-off is still being written waits for it in steps of this. */
const LIFT_OFF_MS = 20;
/** One that is kept and could not be paid at once is paid by who leads the round: looked for so often, for so long. */
const LOOK_MS = 200;
const LOOKED_FOR_MS = 30_000;

/** A round waits for its cash-outs to be kept as long as they may wait for a connection. */
const KEEPING_MS = 5_000;

/** Refusals of the ledger that say nothing against a cash-out that is kept. */
const PASSING: readonly number[] = [ErrorCode.tooFrequent, ErrorCode.roundEnding];

/** Takes bets and cash-outs, on any node. `at` is when a request arrived, ms. */
export class CrashBetting {
  readonly #db: Database;
  readonly #reserved: Database;
  readonly #bus: Bus;
  readonly #market: Market;
  readonly #rounds: FixedRounds;
  readonly #cards: PlayerCards;
  readonly #log: Logger;
  readonly #keeping = new Pending();

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
   * Places a bet on the round in preparation or on the next one. Refusals: 3 currency or auto
   * cash-out, 702 and 711 amount, 700 balance, 704 no such round, 716 in flight, 712 ending, 746 joined already.
   */
  async place(ask: BetAsk, at: number): Promise<CrashBetReply> {
    const { id, currency } = this.#market;
    const limits = CRASH_STAKES[id];
    if (ask.currency !== currency) throw new Refusal(ErrorCode.badParameter, 'currency');
    checkStake(ask.amount, ask.rate, limits);
    const round = await this.#find(ask.roundId, at);
    const late = lateness(round, at);
    if (late && (await roundOfKey(this.#db, ask)) === null) throw late;
    const reply = await placeBet(this.#db, {
      ...ask,
      game: CRASH,
      second: isSecond(ask),
      autoRate: ask.rate,
      effectiveRate: effectiveAutoRate(ask.amount, ask.rate, limits),
    });
    if (!reply.replayed) this.#tellBet(reply, ask.slip);
    return replyOf(reply, ask.slip);
  }

  /**
   * Cashes out, or takes the bet back. A bet that was paid by itself a moment before answers as it stands.
   * Refusals: 704 no such round or bet, 712 too late or too early, 716 no taking back in flight.
   */
  async escape(ask: EscapeAsk, arrival: Arrival): Promise<CrashBetReply> {
    const { decision, kept } = await this.#keeping.add(this.#judge(ask, arrival));
    if (decision.kind === 'cashOut') return this.#pay(ask, decision.rate, kept);
    const end = this.#endOf(ask);
    if (decision.kind === 'refused') {
      // A repeated key gets its first answer, however late it is now.
      if ((await roundOfKey(this.#db, ask)) !== null)
        return replyOf(await returnBet(this.#db, end), ask.slip);
      const paid = await this.#asItStands(ask);
      if (paid) return paid;
      // It came before, in time, to a house that could not answer.
      if (await this.#isKept(ask)) return this.#paidByOthers(ask, new AbortController().signal);
      throw decision.why;
    }
    const reply = await returnBet(this.#db, end);
    if (!reply.replayed) this.#tellBet(reply, ask.slip);
    return replyOf(reply, ask.slip);
  }

  /**
   * Resolves once every cash-out that has come to this house is kept, or could not be: no round is settled before. What came
   * while the house stood still waits in its sockets, and the loop looks at the time before it looks there.
   */
  async allKept(): Promise<void> {
    for (let turn = 0; turn < 2; turn++) await setImmediate();
    await this.#keeping.over(KEEPING_MS);
  }

  /** What an escape comes to by its arrival. A cash-out is kept before anything else is done, so that it is never refused. */
  async #judge(ask: EscapeAsk, arrival: Arrival): Promise<{ decision: CashOutDecision; kept: boolean }> {
    const decision = judgeArrival(await this.#decided(ask.roundId, arrival.at), ask.intent, arrival);
    if (decision.kind !== 'cashOut') return { decision, kept: false };
    const cashOut = { ...ask, game: CRASH, second: isSecond(ask), rate: decision.rate, at: arrival.at };
    // Asked again, it is kept already.
    return { decision, kept: (await keepCashOut(this.#reserved, cashOut)) || (await this.#isKept(ask)) };
  }

  /** Pays a cash-out; one that is kept and that this house cannot pay, who leads the round pays. */
  async #pay(ask: EscapeAsk, rate: Rate, kept: boolean): Promise<CrashBetReply> {
    const payment = this.#cashOut(ask, rate);
    if (!kept) return payment;
    const answered = new AbortController();
    const own = payment.catch((error) => {
      if (error instanceof Refusal && !PASSING.includes(error.code)) throw error;
      this.#log.warn({ err: error, round: ask.roundId }, 'a cash-out is kept and waits for its payment');
      return null;
    });
    const others = this.#paidByOthers(ask, answered.signal);
    try {
      return (await Promise.race([own, others])) ?? (await others);
    } finally {
      answered.abort();
    }
  }

  /** Waits for who leads the round to pay the bet. @throws 667 when nobody does for long */
  async #paidByOthers(ask: EscapeAsk, signal: AbortSignal): Promise<CrashBetReply> {
    for (let waited = 0; waited < LOOKED_FOR_MS && !signal.aborted; waited += LOOK_MS) {
      await sleep(LOOK_MS);
      const paid = signal.aborted ? null : await this.#asItStands(ask);
      if (paid) return paid;
    }
    throw new Refusal(ErrorCode.tooFrequent, 'the ledger is busy');
  }

  async #cashOut(ask: EscapeAsk, rate: Rate): Promise<CrashBetReply> {
    try {
      const reply = await payBet(this.#db, { ...this.#endOf(ask), rate });
      if (!reply.replayed) {
        publish(this.#bus, 'crash.escape', crashEscapeOf(reply.bet));
        this.#publishWallet(reply);
      }
      return replyOf(reply, ask.slip);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== ErrorCode.roundEnding) throw error;
      const paid = await this.#asItStands(ask);
      if (paid) return paid;
      throw error;
    }
  }

  /** Whether a cash-out of the player's is kept for the slip. */
  async #isKept(ask: EscapeAsk): Promise<boolean> {
    if (ask.intent === 'cancel') return false;
    const [kept] = await this.#reserved.orm
      .select({ betId: cashOuts.betId })
      .from(bets)
      .innerJoin(cashOuts, eq(cashOuts.betId, bets.id))
      .where(onSlip(ask, await this.#find(ask.roundId)));
    return kept !== undefined;
  }

  /** The answer for a bet that has been cashed already, whoever did it; null for any other. */
  async #asItStands(ask: EscapeAsk): Promise<CrashBetReply | null> {
    if (ask.intent === 'cancel') return null;
    const bet = await this.#ownBet(ask);
    if (bet?.status !== 'cashed') return null;
    const wallet = (await walletsOf(this.#reserved, [ask.userId])).get(ask.userId);
    return wallet ? replyOf({ bet, ...wallet }, ask.slip) : null;
  }

  #endOf(ask: EscapeAsk) {
    const { userId, key, roundId, intent } = ask;
    const second = isSecond(ask);
    const request = `escape:${intent ?? 'any'}${second ? ':second' : ''}`;
    return { key, userId, game: CRASH, roundId, second, request };
  }

  /** @param at of what is judged by it, ms */
  async #find(roundId: bigint, at?: number): Promise<FixedRound> {
    const round = await this.#rounds.find(roundId, at);
    if (!round) throw new Refusal(ErrorCode.notFound, 'round');
    return round;
  }

  /** The round once it has been closed, or its lift-off moved to after `at`: one that is being closed is waited for. */
  async #decided(roundId: bigint, at: number): Promise<FixedRound> {
    for (let waited = 0; ; waited += LIFT_OFF_MS) {
      const round = await this.#find(roundId, at);
      if (!isUndecided(round, at) || waited >= KEEPING_MS) return round;
      await sleep(LIFT_OFF_MS);
    }
  }

  async #ownBet(ask: EscapeAsk): Promise<BetRow | null> {
    const [bet] = await this.#reserved.orm
      .select()
      .from(bets)
      .where(onSlip(ask, await this.#find(ask.roundId)))
      .orderBy(desc(bets.id))
      .limit(1);
    return bet ?? null;
  }

  /** Tells everybody of a bet; the player's own answer does not wait for it. */
  #tellBet(reply: BetReply, slip: number): void {
    const { bet } = reply;
    this.#cards.of(bet.userId).then(
      (card) =>
        publish(this.#bus, 'crash.bet', {
          roundId: bet.roundId.toString(),
          bet: crashBetOf(bet, card),
          slip,
        }),
      (error) => this.#log.warn({ err: error, bet: bet.id }, 'a bet was not announced'),
    );
    this.#publishWallet(reply);
  }

  /** Tells the player's other sockets. */
  #publishWallet({ bet, balance, bonus, sequence }: BetReply): void {
    publishCrashWallets(this.#bus, [{ ...bet, balance, bonus, sequence }]);
  }
}

/** The ledger's name for the slip: it knows a first and a second bet on a round. */
const isSecond = ({ slip }: { slip: number }): boolean => slip === 2;

/** The player's bets on the slip of a round. */
function onSlip({ userId, slip }: EscapeAsk, round: FixedRound) {
  const second = isSecond({ slip }) ? isSecondBet : not(isSecondBet);
  return and(betsOn(round), eq(bets.userId, userId), second);
}

function replyOf({ bet, balance, sequence }: Omit<BetReply, 'replayed'>, slip: number): CrashBetReply {
  return {
    own: crashOwnOf(bet.roundId, slip, bet),
    balance: balance.toString(),
    sequence: sequence.toString(),
  };
}
