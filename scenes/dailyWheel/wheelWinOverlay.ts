import type { DailyWheelView, WheelField } from '../../src/features/dailyWheel/engine/dailyWheelView.ts';
import { clamp01, smoothstep } from '../engine/ease.ts';
import { TEXT } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneAssets } from '../engine/scene.ts';
import { TextLine } from '../engine/textLine.ts';
import { WIN_TIMES, WinOverlay } from '../kit/wins/winCelebration.ts';

/** Minor units per whole: numbers of free spins are scaled like amounts. */
const WHOLE = 100n;
/** Size of the text below the number, in CSS pixels at the smallest scale. */
const WORDS = 17;

/** The win over the lower half of the wheel; the celebration scales with its ratio to the table's smallest prize. */
export class WheelWinOverlay extends WinOverlay {
  readonly #words: TextLine;

  constructor(assets: SceneAssets) {
    super(assets);
    this.#words = new TextLine(assets.font('label'), 32);
  }

  resize(x: number, y: number, side: number): void {
    Object.assign(this.place, { x, y, unit: Math.max(0.8, Math.min(side / 320, 2.2)), width: side * 0.84 });
  }

  /** @param freeSpins what free spins are called, below their number */
  draw(
    { won, fields, goal, since }: DailyWheelView,
    decimal: ',' | '.',
    freeSpins: string,
    reducedMotion: boolean,
    light: QuadBatch,
    front: QuadBatch,
  ): boolean {
    if (!won) return false;
    const spins = won.kind === 'freeSpins';
    // Every prize is a win, the smallest one a small win.
    const payout = won.kind === 'freeSpins' ? BigInt(won.count) * WHOLE : won.amount;
    const least = spins ? WHOLE : leastOf(fields);
    this.take({ stake: least - 1n, payout }, goal?.seed ?? 0);
    const shows = this.show(since, decimal, reducedMotion, light, front);
    if (shows && spins) this.#write(freeSpins, since, reducedMotion, front);
    return shows;
  }

  #write(words: string, since: number, reducedMotion: boolean, front: QuadBatch): void {
    const { x, y, unit, width } = this.place;
    this.#words.clear().text(words, 32);
    const size = Math.min(WORDS * unit, width / this.#words.width(1));
    const left = WIN_TIMES.medium.lasts - since;
    const shown = (reducedMotion ? 1 : smoothstep(since, 120, 320)) * clamp01(left / 240);
    this.#words.put(front, x, y + 40 * unit, size, 0.5, TEXT, shown);
  }
}

/** The smallest cash prize of a table; without any, one minor unit. */
function leastOf(fields: readonly WheelField[]): bigint {
  const amounts = fields.flatMap(({ prize }) => (prize.kind === 'cash' ? [prize.amount] : []));
  return amounts.reduce((least, amount) => (amount < least ? amount : least), amounts[0] ?? 1n);
}
