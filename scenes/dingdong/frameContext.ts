import { DINGDONG_POOLS, type DingdongPool, dingdongResult } from '../../contract/games/dingdong/rules.ts';
import type { DingdongView } from '../../src/games/dingdong/engine/dingdong.ts';
import { dingdongLayout } from '../../src/games/dingdong/engine/dingdongLayout.ts';
import { runAt, runStart, runStop, setRun } from '../../src/games/dingdong/engine/dingdongRuns.ts';
import { RunningLight } from '../../src/games/engine/runningLight.ts';
import type { PoolLayout } from '../../src/games/pools/engine/poolView.ts';
import type { SceneOptions } from '../engine/scene.ts';

/** ms after the result at which the light is still. */
export const SHINES = 3_000;
/** Geometry and timing of one frame, shared by the parts of the scene; recomputed at every draw, without state. */
export class FrameContext {
  readonly light = new RunningLight();
  view: DingdongView;
  options: DingdongOptions;
  width = 0;
  height = 0;
  layout: PoolLayout = dingdongLayout(360, 400);
  /** Scale relative to the 360 x 400 canvas for which the scene was composed. */
  unit = 1;
  /** ms since betting closed; 0 before. */
  since = 0;
  /** The cell of the light; -1 if it is off. */
  cell = -1;
  /** ms of the light's current run, from its start; below 0 while it prepares or rests on Again. */
  running = 0;
  /** The light has started its first run and not reached the round's result. */
  runs = false;
  /** ms the light has rested on Again; -1 if it does not. */
  again = -1;
  /** When the result is visible, ms since betting closed; null while unknown. */
  settled: number | null = null;
  /** ms since the result is visible; -1 before. */
  shown = -1;
  /** Whether the next frame differs, without regard to chips and celebrations. */
  moves = false;
  /** The result's pool; -1 before it is visible. */
  pool = -1;

  constructor(view: DingdongView, options: DingdongOptions) {
    this.view = view;
    this.options = options;
  }

  resize(width: number, height: number): void {
    this.width = width;
    this.height = height;
    this.layout = dingdongLayout(width, height);
    const { stage } = this.layout;
    this.unit = Math.max(0.5, Math.min(stage.width / 344, stage.height / 268));
  }

  set(view: DingdongView): void {
    this.view = view;
    const { phase, elapsed, cells, before } = view;
    const closed = phase === 'closing' || phase === 'result';
    this.since = closed ? elapsed : 0;
    this.cell = before ?? -1;
    this.running = 0;
    this.runs = false;
    this.again = -1;
    this.settled = null;
    this.shown = -1;
    this.pool = -1;
    this.moves = phase === 'betting' || closed;
    if (!closed) return;
    this.cell = before ?? 0;
    this.running = this.since - runStart(0, 1);
    if (cells && cells.length > 0) this.#run(cells, this.cell);
  }

  /** Positions the light in a round with known cells. */
  #run(cells: readonly number[], from: number): void {
    const count = cells.length;
    const stop = runStop(count - 1, count);
    this.settled = this.options.reducedMotion || this.view.voided ? 0 : stop;
    if (this.since >= this.settled) {
      this.shown = this.since - this.settled;
      this.moves = this.shown < SHINES && !this.options.reducedMotion;
      this.cell = cells[count - 1] ?? from;
      this.pool = DINGDONG_POOLS.indexOf(dingdongResult(cells));
      return;
    }
    const run = runAt(this.since, count);
    this.running = this.since - runStart(run, count);
    this.cell = setRun(this.light, cells, from, run).cell(this.running);
    this.runs = this.running > 0 && this.since < runStop(run, count);
    const rested = this.since - runStop(run, count);
    if (rested >= 0) this.again = rested;
  }
}

/**
 * betting: text below the countdown. interrupted: text below the result of a voided round. The others: the names of the
 * symbols.
 */
export type DingdongOptions = SceneOptions<Record<'betting' | 'interrupted' | DingdongPool, string>>;
