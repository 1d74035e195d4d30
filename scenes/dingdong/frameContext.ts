import { DINGDONG_POOLS, type DingdongPool, dingdongResult } from '../../contract/games/dingdong/rules.ts';
import type { DingdongView } from '../../src/games/dingdong/engine/dingdong.ts';
import { dingdongLayout } from '../../src/games/dingdong/engine/dingdongLayout.ts';
import { runAt, runStart, runStop, setRun } from '../../src/games/dingdong/engine/dingdongRuns.ts';
import { RunningLight } from '../../src/games/engine/runningLight.ts';
import type { PoolLayout } from '../../src/games/pools/engine/poolView.ts';
import type { SceneOptions } from '../scene.ts';

/** ms after the result at which the light stands still. */
export const SHINES = 3_000;
/** Everything the parts of the picture share about one frame; set anew at every draw, never remembered. */
export class FrameContext {
  readonly light = new RunningLight();
  view: DingdongView;
  options: DingdongOptions;
  width = 0;
  height = 0;
  layout: PoolLayout = dingdongLayout(360, 400);
  /** Size of things against the 360 x 400 canvas the picture was composed on. */
  unit = 1;
  /** ms since betting closed; 0 before. */
  since = 0;
  /** The cell the light is on; -1 when it is out. */
  cell = -1;
  /** ms of the light's present run, from where it set off; below 0 while it gathers itself or rests on Again. */
  running = 0;
  /** The light has left for its first run and not come to the round's result. */
  runs = false;
  /** ms the light has rested on Again; -1 when it does not. */
  again = -1;
  /** When the result stands, ms since betting closed; null while it is unknown. */
  settled: number | null = null;
  /** ms since the result stands; -1 before. */
  shown = -1;
  /** Whether the next moment looks different, chips and celebrations aside. */
  moves = false;
  /** The result's pool; -1 before it stands. */
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

  /** Puts the light where it is of a round whose cells are known. */
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
 * betting: stands below the countdown. interrupted: below the result of a round whose stakes go back. The others: what
 * the symbols are called.
 */
export type DingdongOptions = SceneOptions<Record<'betting' | 'interrupted' | DingdongPool, string>>;
