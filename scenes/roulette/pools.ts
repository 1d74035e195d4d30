import type { Texture } from 'pixi.js';
import { ROULETTE_POOLS, ROULETTE_RATES } from '../../contract/games/roulette/rules.ts';
import { RATE_ONE } from '../../contract/money.ts';
import { numbersOf } from '../../src/games/roulette/engine/rouletteNumbers.ts';
import { TEXT, VOLT, WHITE } from '../kit/palette.ts';
import type { PoolTheme } from '../kit/poolBoard.ts';
import type { PoolSlots } from '../kit/poolSlots.ts';
import type { Quads } from '../kit/quads.ts';
import { TextLine } from '../kit/textLine.ts';
import type { SceneAssets } from '../scene.ts';

/** Plates of the pools' own colours; the light round the winning one is enough. */
export const POOL_THEME: PoolTheme = {
  plates: ROULETTE_POOLS.map((pool) => `plate_${pool}`),
  edge: 36,
  won: null,
  light: { sprite: 'plateLit', edge: 48, reach: 12 },
  pays: ROULETTE_POOLS.map((pool) => `${ROULETTE_RATES[pool] / RATE_ONE}x`),
};

/** The medals of the pools, with the numbers that win there. */
export class PoolSymbols {
  readonly #medals: readonly Texture[];
  readonly #ranges: readonly TextLine[];

  constructor(assets: SceneAssets) {
    this.#medals = ROULETTE_POOLS.map((pool) => assets.texture(`medal_${pool}`));
    this.#ranges = ROULETTE_POOLS.map((pool) =>
      new TextLine(assets.font('label'), 6).text(numbersOf(pool).text),
    );
  }

  put(layer: Quads, { symbol }: PoolSlots, pool: number): void {
    const medal = this.#medals[pool];
    const text = this.#ranges[pool];
    if (!medal || !text) return;
    const across = 1.14 * symbol.height;
    const [x, y] = [symbol.x + symbol.width / 2, symbol.y + symbol.height / 2];
    layer.put(medal, x, y, across / medal.width, across / medal.width, 0, WHITE, 1);
    const size = Math.min(0.4 * across, (0.66 * across) / text.width(1));
    text.put(layer, x, y + 0.36 * size, size, 0.5, ROULETTE_POOLS[pool] === 'black' ? VOLT : TEXT, 1);
  }
}
