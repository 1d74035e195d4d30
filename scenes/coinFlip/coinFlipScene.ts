import { Container, type Texture } from 'pixi.js';
import type { CoinFlipView } from '../../src/games/coinFlip/engine/coinFlipView.ts';
import { Background, felt, TileLayer, vignette } from '../kit/background.ts';
import { clamp01, mixColor, popOut } from '../kit/motion/ease.ts';
import { random } from '../kit/motion/random.ts';
import { CORAL, TEAL, TEXT, TEXT_SOFT, WHITE } from '../kit/palette.ts';
import { Quads } from '../kit/quads.ts';
import { TextLine } from '../kit/text/textLine.ts';
import { OwnWin } from '../kit/wins/winCelebration.ts';
import type { Scene, SceneBundle, SceneContext } from '../scene.ts';
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
/** The stars stand: they twinkle by where they are, not by time, so that nothing moves while nothing happens. */
const STARS = 90;
const HEAD = 46;

/**
 * Coin flip: a coin that spins in space with light on its edge, and the ladder of the streak beside it. From back to front:
 * space, stars, coin and ladder, light, the multiplier, the player's own win. Each but space is one draw call.
 */
export class CoinFlipScene extends Container implements Scene<CoinFlipView, CoinFlipOptions> {
  static readonly bundle: SceneBundle = {
    atlas: 'games/coinFlip/coinFlip',
    fonts: 'games/coinFlip/fonts',
  };

  readonly backdrop = new Container();
  readonly celebration = new Container();
  readonly #context: FrameContext;
  readonly #space = new Background([felt(0x332a86, 0x0c0b26), vignette(0x050514, 0.8)]);
  readonly #weave: TileLayer;
  readonly #stars: Quads;
  readonly #star: readonly Texture[];
  readonly #coin: Coin;
  readonly #ladder: Ladder;
  readonly #cheer: Cheer;
  readonly #digits: TextLine;
  readonly #caption: TextLine;
  readonly #table: Quads;
  readonly #light: Quads;
  readonly #front: Quads;
  readonly #sparks: Quads;
  readonly #win: Quads;
  readonly #layers: readonly Quads[];

  constructor({ assets, options }: SceneContext<CoinFlipOptions>) {
    super();
    this.#context = new FrameContext(NOTHING, options);
    const atlas = assets.texture('white');
    this.#weave = new TileLayer(assets.texture('felt'), 32, 0.035, 0x8f86ff);
    this.#star = assets.frames('star');
    this.#stars = new Quads(atlas, STARS, { still: true });
    this.#coin = new Coin(assets);
    this.#ladder = new Ladder(assets);
    this.#cheer = new Cheer(assets);
    this.#digits = new TextLine(assets.font('display'), 16);
    this.#caption = new TextLine(assets.font('label'), 40);
    this.#table = new Quads(atlas, 256);
    this.#light = new Quads(atlas, 64, { blendMode: 'add' });
    this.#front = new Quads(atlas, 64);
    this.#sparks = new Quads(atlas, 64, { blendMode: 'add' });
    this.#win = new Quads(atlas, 208);
    this.#layers = [this.#table, this.#light, this.#front, this.#sparks, this.#win];
    this.backdrop.addChild(this.#space, this.#weave, this.#stars);
    this.addChild(this.#table, this.#light, this.#front);
    this.celebration.addChild(this.#sparks, this.#win);
  }

  resize(width: number, height: number): void {
    this.#context.resize(width, height);
    const { coinX, headY, size, unit } = this.#context;
    this.#space.resize(width, height);
    this.#weave.resize(width, height);
    Object.assign(this.#cheer.place, { x: coinX, y: headY + 6 * unit, unit, width: size * 1.7 });
    this.#layStars();
  }

  configure(options: CoinFlipOptions): void {
    this.#context.options = options;
  }

  draw(view: CoinFlipView): boolean {
    const context = this.#context;
    context.view = view;
    const { decimal, reducedMotion } = context.options;
    for (const layer of this.#layers) layer.begin();
    const climbing = this.#ladder.draw(context, this.#table, this.#light);
    const flying = this.#coin.draw(context, this.#table, this.#light);
    const cheering = this.#cheer.draw(view, decimal, reducedMotion, this.#sparks, this.#win);
    // What was won stands where the multiplier does.
    if (!cheering || view.since < 0) this.#drawHead();
    for (const layer of this.#layers) layer.end();
    return flying || climbing || cheering;
  }

  override destroy(): void {
    this.#ladder.destroy();
    this.#cheer.destroy();
    for (const part of [this.backdrop, this.celebration]) part.destroy({ children: true });
    super.destroy({ children: true });
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

  /** What the streak pays by now, and how long it is. */
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
    caption.put(this.#front, coinX, headY + 38 * unit, 12.5 * unit, 0.5, TEXT_SOFT, 0.9 * shown);
    if (streak === 0) return;
    const grows = streak > before && !options.reducedMotion && !lost;
    const pop = grows ? 0.75 + 0.25 * popOut(since / 300) : 1;
    const line = putRate(this.#digits.clear(), streak, options.rates);
    const size = Math.min(HEAD * unit, (this.#context.size * 1.55) / line.width(1)) * pop;
    const tint = lost ? mixColor(TEXT, CORAL, 0.55) : end === 'cashed' ? TEAL : TEXT;
    line.put(this.#front, coinX, headY + size * 0.36, size, 0.5, tint, lost ? 0.5 : 1);
  }
}

/** The player's own win as it is cashed out. */
class Cheer extends OwnWin {
  draw(view: CoinFlipView, decimal: ',' | '.', reducedMotion: boolean, light: Quads, near: Quads): boolean {
    if (view.payout === 0n || view.since === NEVER) return false;
    this.take(view, view.seed);
    return this.show(view.since, decimal, reducedMotion, light, near);
  }
}
