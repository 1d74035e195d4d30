import { serverNow } from '../../net/backend.ts';
import type { SceneSource } from '../../stage/sceneRunner.ts';
import {
  type DailyWheelState,
  type DailyWheelView,
  dailyWheelStands,
  dailyWheelView,
  type WheelField,
  type WheelResult,
} from './engine/dailyWheelView.ts';

/** The scene source that the page controls. */
export class WheelSource implements SceneSource<DailyWheelView> {
  #state: DailyWheelState = { fields: [], before: null, spin: null };
  readonly #wakes = new Set<() => void>();

  view(): DailyWheelView {
    return dailyWheelView(this.#state, serverNow());
  }

  subscribe(wake: () => void): () => void {
    this.#wakes.add(wake);
    return () => this.#wakes.delete(wake);
  }

  inRound(): boolean {
    const { spin } = this.#state;
    return (
      spin !== null && (!spin.answer || serverNow() < dailyWheelStands(spin.requestedAt, spin.answer.cameAt))
    );
  }

  /**
   * Shows another table at rest.
   * @param before the last result, if it was of this table
   */
  lay(fields: readonly WheelField[], before: WheelResult | null): void {
    this.#set({ fields, before, spin: null });
  }

  /** The player pressed: it turns from now on. */
  requestSpin(): void {
    const { fields, before, spin } = this.#state;
    const stood = spin?.answer?.result ?? before;
    this.#set({ fields, before: stood, spin: { requestedAt: serverNow(), answer: null } });
  }

  /**
   * The server answered; null when it refused.
   * @returns when the wheel stops
   */
  answer(result: WheelResult | null): number {
    const { spin, ...state } = this.#state;
    if (!spin) return serverNow();
    const cameAt = serverNow();
    this.#set({ ...state, spin: { ...spin, answer: { cameAt, result } } });
    return dailyWheelStands(spin.requestedAt, cameAt);
  }

  #set(state: DailyWheelState): void {
    this.#state = state;
    for (const wake of this.#wakes) wake();
  }
}
