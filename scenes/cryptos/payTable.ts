import type { Texture } from 'pixi.js';
import type { CryptosHand } from '../../contract/games/cryptos/channel.ts';
import { HAND_RATES } from '../../contract/games/cryptos/rules.ts';
import { NIGHT, TEXT, TEXT_SOFT, VOLT, WHITE } from '../engine/palette.ts';
import { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneAssets } from '../engine/scene.ts';
import { TextLine } from '../engine/textLine.ts';
import { Pill } from '../kit/pools/plates.ts';

/** Sample coins of each hand; -1 stands for any other. */
const SHOWN: Readonly<Record<Exclude<CryptosHand, 'none'>, readonly number[]>> = {
  fiveAlike: [0, 0, 0, 0, 0],
  fourAlike: [4, 4, 4, 4, -1],
  fullHouse: [1, 1, 1, 5, 5],
  threeAlike: [2, 2, 2, -1, -1],
  twoPairs: [3, 3, 6, 6, -1],
  onePair: [4, 4, -1, -1, -1],
};
const PAYING = Object.keys(SHOWN) as (keyof typeof SHOWN)[];
const ROWS = PAYING.length / 2;
const GAP = 8;
/** Rates are whole or tenths, in 1/10000. */
const ONE = 10_000;
const TENTH = 1_000;

/** The pay table below the coins: two columns of pills, laid out once per size and language. */
export class PayTable {
  readonly still: QuadBatch;
  readonly #coins: readonly Texture[];
  readonly #dot: Texture;
  readonly #pill: Pill;
  readonly #line: TextLine;
  #x = 0;
  #y = 0;
  #wide = 0;
  #high = 0;

  constructor(assets: SceneAssets) {
    this.#coins = assets.frames('coin');
    this.#dot = assets.texture('dot');
    this.#pill = new Pill(assets.texture('pill'));
    this.#line = new TextLine(assets.font('label'), 8);
    this.still = new QuadBatch(assets.texture('white'), 96, { still: true, letters: true });
  }

  /** Lays it out in an area of this size. */
  lay(x: number, y: number, width: number, height: number, decimal: ',' | '.'): void {
    this.#x = x;
    this.#y = y;
    this.#wide = (width - GAP) / 2;
    this.#high = (height - (ROWS - 1) * GAP * 0.75) / ROWS;
    this.still.begin();
    for (const [i, hand] of PAYING.entries()) this.#row(hand, i, decimal);
    this.still.end();
  }

  /** Lights up a hand with strength 0..1. */
  light(layer: QuadBatch, hand: CryptosHand, strength: number): void {
    const i = hand === 'none' ? -1 : PAYING.indexOf(hand);
    if (i < 0 || strength <= 0) return;
    this.#pill.put(layer, this.#left(i), this.#top(i), this.#wide, this.#high, VOLT, 0.24 * strength);
  }

  destroy(): void {
    this.#pill.destroy();
  }

  #row(hand: keyof typeof SHOWN, i: number, decimal: ',' | '.'): void {
    const [left, top, high] = [this.#left(i), this.#top(i), this.#high];
    this.#pill.put(this.still, left, top, this.#wide, high, NIGHT, 0.62);
    const size = Math.min(high * 0.72, this.#wide * 0.112);
    const middle = top + high / 2;
    for (let place = 0; place < 5; place++) {
      const kind = SHOWN[hand][place] ?? -1;
      const coin = this.#coins[kind] ?? this.#dot;
      const scale = ((kind < 0 ? 0.34 : 1) * size) / coin.height;
      const x = left + high * 0.42 + size * (0.5 + place * 1.04);
      this.still.put(coin, x, middle, scale, scale, 0, kind < 0 ? TEXT_SOFT : WHITE, kind < 0 ? 0.5 : 1);
    }
    const rate = Number(HAND_RATES[hand]);
    const text = Math.min(high * 0.5, 17);
    this.#line.clear().number(Math.floor(rate / ONE));
    if (rate % ONE > 0) this.#line.char(decimal.charCodeAt(0)).number((rate % ONE) / TENTH);
    this.#line
      .text('x')
      .put(this.still, left + this.#wide - high * 0.45, middle + text * 0.36, text, 1, TEXT, 1);
  }

  /** Down the first column, then the second. */
  #left(i: number): number {
    return this.#x + (i < ROWS ? 0 : this.#wide + GAP);
  }

  #top(i: number): number {
    return this.#y + (i % ROWS) * (this.#high + GAP * 0.75);
  }
}
