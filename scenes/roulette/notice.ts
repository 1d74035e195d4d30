import type { RouletteView } from '../../src/games/roulette/engine/rouletteView.ts';
import { smoothstep } from '../kit/ease.ts';
import { NIGHT, TEXT } from '../kit/palette.ts';
import { Pill } from '../kit/plates.ts';
import type { Quads } from '../kit/quads.ts';
import { TextLine } from '../kit/textLine.ts';
import type { SceneAssets } from '../scene.ts';
import type { Wheel } from './wheel.ts';

const SIZE = 13;

/** The line across the wheel in a round whose stakes go back. */
export class Notice {
  readonly #pill: Pill;
  readonly #line: TextLine;

  constructor(assets: SceneAssets) {
    this.#pill = new Pill(assets.texture('pill'));
    this.#line = new TextLine(assets.font('label'), 64);
  }

  draw(
    { phase, interrupted, elapsed }: RouletteView,
    text: string,
    { x, y, scale }: Wheel,
    layer: Quads,
  ): void {
    if (!interrupted || phase !== 'result') return;
    const alpha = smoothstep(elapsed, 0, 240);
    const size = Math.max(11, Math.min(SIZE * scale * 1.76, 22));
    const line = this.#line.clear().text(text);
    const wide = line.width(size) + 2.2 * size;
    const high = 2.3 * size;
    const middle = y + 150 * scale;
    this.#pill.put(layer, x - wide / 2, middle - high / 2, wide, high, NIGHT, 0.88 * alpha);
    line.put(layer, x, middle + 0.36 * size, size, 0.5, TEXT, alpha);
  }

  destroy(): void {
    this.#pill.destroy();
  }
}
