import type {
  WingoEnd,
  WingoMyOrder,
  WingoOrder,
  WingoOrders,
  WingoOwnResult,
  WingoPastRound,
  WingoRound,
  WingoStart,
} from '../../../../contract/games/wingo/channel.ts';
import type { WingoSelect } from '../../../../contract/games/wingo/rules.ts';
import type { OwnResult } from '../pools/events.ts';
import type { MyBetView } from '../pools/history.ts';
import { bettorOf, publicValueOf, timesOf, totalsOf } from '../pools/serializers.ts';
import type { TableView } from '../pools/snapshot.ts';
import type { BetView, DrawnRound, PastRound, RoundView } from '../pools/view.ts';
import type { Phases } from './phases.ts';
import type { WingoDraw } from './rules.ts';

/** Serializes rounds and bets into wingo's wire types (contract/games/wingo/channel.ts). */
export class WingoSerializers {
  readonly #phases: Phases;

  constructor(phases: Phases) {
    this.#phases = phases;
  }

  /** A round is identified by its model and phase. */
  phaseOf(roundId: string): Pick<WingoOrder, 'model' | 'phase'> {
    return { model: this.#phases.name, phase: this.#phases.phaseOf(BigInt(roundId)) };
  }

  order(bet: BetView): WingoOrder {
    return {
      orderId: bet.betId,
      userId: bet.userId,
      username: bet.name,
      ...this.phaseOf(bet.roundId),
      select: bet.pool as WingoSelect,
      win: bet.back,
      ...bettorOf(bet),
    };
  }

  /** A round that takes bets. */
  start(round: RoundView<WingoDraw>, now: number): WingoStart {
    return {
      ...this.phaseOf(round.roundId),
      serverSeedHash: round.commitment,
      publicValue: publicValueOf(round),
      ...timesOf(round),
      curTime: now,
    };
  }

  /** A round whose result is known. */
  end(round: DrawnRound<WingoDraw>, now: number): WingoEnd {
    return {
      ...this.start(round, now),
      serverSeed: round.drawn.secret,
      ...round.drawn.result,
      interrupted: round.interrupted,
    };
  }

  past(round: PastRound<WingoDraw>): Omit<WingoPastRound, 'orders'> {
    const { curTime: _, ...past } = this.end(round, 0);
    return { ...past, voidCause: round.voidCause };
  }

  /** The live round's orders. */
  orders({ round, ...table }: TableView<WingoDraw>): WingoOrders {
    return {
      ...this.phaseOf(round.roundId),
      orders: table.bets.map((bet) => this.order(bet)),
      orderCount: table.betCount,
      orderTotal: table.betTotal,
      myOrders: table.myBets.map((bet) => this.order(bet)),
    };
  }

  /** The live round. */
  snapshot(table: TableView<WingoDraw>): WingoRound['phaseInfo'][number] {
    const { round, now, past } = table;
    return {
      ...this.start(round, now),
      step: round.drawn ? 2 : 1,
      serverSeed: round.drawn?.secret ?? null,
      roundHash: round.drawn?.result.roundHash ?? null,
      result: round.drawn?.result.result ?? null,
      interrupted: round.interrupted,
      ...this.orders(table),
      history: past.map(({ roundId, result: { result } }) => ({
        phase: this.phaseOf(roundId).phase,
        result,
      })),
    };
  }

  myOrder({ bet, status, rate, result }: MyBetView<WingoDraw>): WingoMyOrder {
    return { order: this.order(bet), status, rate, result: result?.result ?? null };
  }

  /** A player's own outcome of a round. */
  own({ roundId, result: { result }, bets, balance, sequence }: OwnResult<WingoDraw>): WingoOwnResult {
    const { amount, back } = totalsOf(bets);
    const orders = bets.map((bet) => this.order(bet));
    return { ...this.phaseOf(roundId), result, orders, amount, win: back, balance, sequence };
  }
}
