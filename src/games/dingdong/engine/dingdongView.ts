import type { PoolView } from '../../pools/engine/poolView.ts';

/** What a picture of dingdong needs: `dingdongView(state, now)` makes one, scenes/dingdong draws it. */
export interface DingdongView extends PoolView {
  /** The cells the light comes to, every one but the last showing Again; null until the result is known. */
  cells: readonly number[] | null;
  /** Where the light stood after the round before; null when unknown. */
  before: number | null;
}
