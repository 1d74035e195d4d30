import type { Texture } from 'pixi.js';
import type { CoinFlipView } from '../../src/games/coinFlip/engine/coinFlipView.ts';
import { clamp01, mixColor, popOut } from '../engine/ease.ts';
import { CORAL, TEAL, TEXT, TEXT_SOFT, WHITE } from '../engine/palette.ts';
import { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneBundle, SceneContext } from '../engine/scene.ts';
import { TextLine } from '../engine/textLine.ts';
import { Background, felt, TileLayer, vignette } from '../kit/background.ts';
import { random } from '../kit/motion/random.ts';
import { SoloScene } from '../kit/soloScene.ts';
import { Coin } from './coin.ts';
import { type CoinFlipOptions, FrameContext } from './frameContext.ts';
import { Ladder } from './ladder.ts';
import { putRate } from './rates.ts';

const NEVER = Number.POSITIVE_INFINITY;
const NOTHING: CoinFlipView = {
  seed: 0,
  from: 0,
  to: 0,
  toss: NEVER,
  falls: NEVER,
  lands: NEVER,
  calls: [],
  before: 0,
  streak: 0,
  end: 'open',
  since: NEVER,
  stake: 0n,
  payout: 0n,
};
/** The stars are fixed and vary in brightness by position, not by time: nothing moves while nothing happens. */
const STARS = 90;
const HEAD = 46;

/**
 * Coin flip: a coin that spins in space with light on its edge, and the ladder of the streak beside it. From back to front:
 * space, stars, coin and ladder, light, the multiplier, the player's own win. Each except space is one draw call.
 */
export class CoinFlipScene extends SoloScene<CoinFlipView, CoinFlipOptions> {
  static readonly bundle: SceneBundle = {
    atlas: 'games/coinFlip/coinFlip',
    fonts: 'games/coinFlip/fonts',
  };

  readonly #context: FrameContext;
  readonly #stars: QuadBatch;
  readonly #star: readonly Texture[];
  readonly #coin: Coin;
  readonly #ladder: Ladder;
  readonly #digits: TextLine;
  readonly #caption: TextLine;
  readonly #table: QuadBatch;
  readonly #light: QuadBatch;
  readonly #words: QuadBatch;

  constructor(context: SceneContext<CoinFlipOptions>) {
    const { assets } = context;
    super(
      context,
      new Background([felt(0x332a86, 0x0c0b26), vignette(0x050514, 0.8)]),
      new TileLayer(assets.texture('felt'), 32, 0.035, 0x8f86ff),
    );
    this.#context = new FrameContext(NOTHING, context.options);
    this.#star = assets.frames('star');
    this.#stars = new QuadBatch(assets.texture('white'), STARS, { still: true });
    this.#coin = new Coin(assets);
    this.#ladder = new Ladder(assets);
    this.#digits = new TextLine(assets.font('display'), 16);
    this.#caption = new TextLine(assets.font('label'), 40);
    this.#table = this.add(256, { letters: true });
    this.#light = this.add(64, { blendMode: 'add' });
    this.#words = this.add(64);
    this.backdrop.addChild(this.#stars);
  }

  protected layOut(width: number, height: number): void {
    this.#context.resize(width, height);
    const { coinX, headY, size, unit } = this.#context;
    Object.assign(this.winPlace, { x: coinX, y: headY + 6 * unit, unit, width: size * 1.7 });
    this.#layStars();
  }

  override configure(options: CoinFlipOptions): void {
    super.configure(options);
    this.#context.options = options;
  }

  protected drawGame(view: CoinFlipView): boolean {
    const context = this.#context;
    context.view = view;
    const climbing = this.#ladder.draw(context, this.#table, this.#light);
    const flying = this.#coin.draw(context, this.#table, this.#light);
    return flying || climbing;
  }

  protected celebrates(view: CoinFlipView): boolean {
    return view.payout !== 0n && view.since !== NEVER;
  }

  /** The player's win is drawn in place of the multiplier. */
  protected override drawAfterWin(view: CoinFlipView, cheering: boolean): void {
    if (!cheering || view.since < 0) this.#drawHead();
  }

  override destroy(): void {
    this.#ladder.destroy();
    super.destroy();
  }

  #layStars(): void {
    const { width, height, unit } = this.#context;
    this.#stars.begin();
    for (let i = 0; i < STARS; i++) {
      const kind = random(7, 3 * i + 2);
      const frame = this.#star[kind > 0.93 ? 2 : kind > 0.6 ? 1 : 0];
      const scale = 0.5 * Math.min(1.5, unit) * (0.6 + 0.5 * kind);
      const [x, y] = [random(7, 3 * i) * width, random(7, 3 * i + 1) * height];
      if (frame) this.#stars.put(frame, x, y, scale, scale, 0, WHITE, 0.2 + 0.5 * kind);
    }
    this.#stars.end();
  }

  /** The streak's current rate and length. */
  #drawHead(): void {
    const { view, options, coinX, headY, unit } = this.#context;
    const { since, end, before } = view;
    const landed = since >= 0;
    const streak = landed ? view.streak : before;
    const lost = end === 'lost' && landed;
    const caption = this.#caption.clear();
    if (lost) caption.text(options.labels.wrong);
    else if (streak > 0) caption.number(streak).text(' ').text(options.labels.inRow);
    else return;
    const shown = lost && !options.reducedMotion ? clamp01(since / 260) : 1;
    caption.put(this.#words, coinX, headY + 38 * unit, 12.5 * unit, 0.5, TEXT_SOFT, 0.9 * shown);
    if (streak === 0) return;
    const grows = streak > before && !options.reducedMotion && !lost;
    const pop = grows ? 0.75 + 0.25 * popOut(since / 300) : 1;
    const line = putRate(this.#digits.clear(), streak, options.rates);
    const size = Math.min(HEAD * unit, (this.#context.size * 1.55) / line.width(1)) * pop;
    const tint = lost ? mixColor(TEXT, CORAL, 0.55) : end === 'cashed' ? TEAL : TEXT;
    line.put(this.#words, coinX, headY + size * 0.36, size, 0.5, tint, lost ? 0.5 : 1);
  }
}
