import type { LotteryDraw, LotteryWeek } from '../../../contract/http/offers/weekLottery.ts';
import { serverNow } from '../../net/backend.ts';
import type { SceneSource } from '../../stage/sceneRunner.ts';
import { type LotteryDrawView, type LotteryPlay, lotteryDrawView } from './engine/lotteryDrawView.ts';

/** The page's lottery state as a scene source: the received jackpot, and an animated draw. */
export class LiveLottery implements SceneSource<LotteryDrawView> {
  #play: LotteryPlay;
  readonly #wakes = new Set<() => void>();

  constructor({ week, jackpot }: Pick<LotteryWeek, 'week' | 'jackpot'>) {
    const amount = BigInt(jackpot);
    this.#play = { week, jackpot: { amount, before: amount, at: serverNow() }, draw: null };
  }

  view(): LotteryDrawView {
    return lotteryDrawView(this.#play, serverNow());
  }

  subscribe(wake: () => void): () => void {
    this.#wakes.add(wake);
    return () => this.#wakes.delete(wake);
  }

  /** A new jackpot was received: the counter rolls on from its current value. */
  grow(jackpot: bigint): void {
    const { amount } = this.#play.jackpot;
    if (jackpot === amount) return;
    this.#set({ jackpot: { amount: jackpot, before: amount, at: serverNow() } });
  }

  /** Starts the animation of a draw, or, for null, shows the counter again. */
  show(draw: Pick<LotteryDraw, 'week' | 'winners' | 'jackpot' | 'stays'> | null, jackpot: bigint): void {
    if (draw === null) {
      this.#set({ draw: null, jackpot: { amount: jackpot, before: jackpot, at: serverNow() } });
      return;
    }
    const amount = BigInt(draw.jackpot);
    this.#set({
      week: draw.week,
      jackpot: { amount, before: amount, at: serverNow() },
      draw: {
        winners: draw.winners.map(({ ticket, amount: won, award }) => ({
          ticket,
          amount: BigInt(won),
          mine: award !== null,
        })),
        stays: BigInt(draw.stays),
        at: serverNow(),
      },
    });
  }

  #set(part: Partial<LotteryPlay>): void {
    this.#play = { ...this.#play, ...part };
    for (const wake of this.#wakes) wake();
  }
}
