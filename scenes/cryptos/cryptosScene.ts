import type { Texture } from 'pixi.js';
import type { CryptosHand } from '../../contract/games/cryptos/channel.ts';
import { COINS } from '../../contract/games/cryptos/rules.ts';
import { APART, type CryptosView, counting, FALL } from '../../src/games/cryptos/engine/cryptosView.ts';
import { clamp01, easeOut, popOut, smoothstep } from '../engine/ease.ts';
import { NIGHT, TEXT, VOLT, WHITE } from '../engine/palette.ts';
import type { QuadBatch } from '../engine/quadBatch.ts';
import type { SceneBundle, SceneContext, SceneOptions } from '../engine/scene.ts';
import { TextLine } from '../engine/textLine.ts';
import { Background, felt, TileLayer, vignette } from '../kit/background.ts';
import { bounceHeight } from '../kit/motion/flight.ts';
import { random } from '../kit/motion/random.ts';
import { isWon, SoloScene } from '../kit/soloScene.ts';
import { PayTable } from './payTable.ts';

/** The frame's size in the atlas, and the distance of its windows. */
const FRAME = { width: 704, height: 184 };
const PITCH = 134;
/** A turning coin is scaled by this; eight of its sprites are half a turn. */
const TURNING = 4 / 3;
const HALF_TURN = 8;
const BOUNCES = 3;
/** ms in which the previous coins leave, and the delay between neighbours. */
const LEAVES = 150;
const LEAVES_APART = 22;
/** Period of the light on a hand, ms. */
const LIGHT = 2_400;
const BREATH = 600;

/**
 * Cryptos: five coins fall in one after the other and bounce, their hand is named and lit, and the pay table is below. From
 * back to front: room, pattern, pay table, frame and coins, light, the player's own win.
 */
export class CryptosScene extends SoloScene<CryptosView, CryptosOptions> {
  static readonly bundle: SceneBundle = { atlas: 'games/cryptos/cryptos', fonts: 'games/cryptos/fonts' };

  readonly #payTable: PayTable;
  readonly #coins: readonly Texture[];
  readonly #turns: readonly (readonly Texture[])[];
  readonly #back: Texture;
  readonly #frame: Texture;
  readonly #lit: Texture;
  readonly #glow: Texture;
  readonly #shadow: Texture;
  readonly #near: QuadBatch;
  readonly #name: TextLine;
  #width = 0;
  #height = 0;
  /** The middle of the frame, and CSS pixels per pixel of the atlas. */
  #x = 0;
  #y = 0;
  #scale = 1;

  constructor(context: SceneContext<CryptosOptions>) {
    const { assets } = context;
    super(
      context,
      new Background([felt(0x2d3aa0, 0x0e1236), vignette(NIGHT, 0.74)]),
      new TileLayer(assets.texture('kawung'), 36, 0.04),
    );
    this.#payTable = new PayTable(assets);
    this.#coins = assets.frames('coin');
    this.#turns = this.#coins.map((coin, kind) => [coin, ...assets.frames(`spin_${kind}`)]);
    this.#back = assets.texture('reelBack');
    this.#frame = assets.texture('frame');
    this.#lit = assets.texture('windowLit');
    this.#glow = assets.texture('glow');
    this.#shadow = assets.texture('shadow');
    this.#name = new TextLine(assets.font('label'), 32);
    this.addChild(this.#payTable.still);
    this.#near = this.add(96);
  }

  protected layOut(width: number, height: number): void {
    this.#width = width;
    this.#height = height;
    this.#scale = Math.min((width - 12) / FRAME.width, (height * 0.36) / FRAME.height);
    this.#x = width / 2;
    this.#y = height * 0.4;
    const half = (FRAME.width * this.#scale) / 2;
    Object.assign(this.winPlace, {
      x: this.#x,
      y: height * 0.13,
      unit: Math.max(0.7, Math.min(half / 172, 2.2)),
      width: 1.8 * half,
    });
    this.#layTable();
  }

  override configure(options: CryptosOptions): void {
    super.configure(options);
    this.#layTable();
  }

  protected drawGame(view: CryptosView): boolean {
    for (let i = 0; i < COINS; i++)
      this.#near.put(this.#back, this.#middle(i), this.#y, this.#scale, this.#scale, 0, WHITE, 1);
    this.#near.put(this.#frame, this.#x, this.#y, this.#scale, this.#scale, 0, WHITE, 1);
    for (let i = 0; i < COINS; i++) this.#drawCoin(view, i);
    this.#drawHand(view);
    if (this.options.reducedMotion) return false;
    return view.deal < view.lands || (view.since >= 0 && view.since < LIGHT);
  }

  protected celebrates(view: CryptosView): boolean {
    return isWon(view);
  }

  override destroy(): void {
    this.#payTable.destroy();
    super.destroy();
  }

  #layTable(): void {
    if (this.#width === 0) return;
    const top = this.#y + (FRAME.height / 2) * this.#scale + this.#height * 0.1;
    const wide = Math.min(this.#width - 20, 640);
    const high = Math.min(this.#height - top - 8, 150);
    this.#payTable.lay((this.#width - wide) / 2, top, wide, high, this.options.rates);
  }

  #middle(i: number): number {
    return this.#x + (i - (COINS - 1) / 2) * PITCH * this.#scale;
  }

  /** Draws a previous coin that leaves, or one that falls, bounces and rests. */
  #drawCoin({ before, coins, deal, falls, lands, seed, since }: CryptosView, i: number): void {
    const still = this.options.reducedMotion || deal === Number.POSITIVE_INFINITY;
    const quick = lands - falls < COINS * APART;
    const t = deal - falls - (quick ? 0 : i * APART);
    if (coins && (still ? deal >= lands : t >= 0)) {
      const lasts = quick ? lands - falls : FALL;
      const height = still ? 0 : bounceHeight(t, lasts, BOUNCES);
      const turned = still ? 0 : (1 - easeOut(t / lasts)) * (2 + Math.floor(random(seed, i) * 2));
      this.#put(coins[i] ?? 0, i, height, turned, this.#celebrates(coins, i, since));
    } else if (before) {
      const gone = still ? 0 : clamp01((deal - i * LEAVES_APART) / LEAVES);
      if (gone < 1) this.#put(before[i] ?? 0, i, 0, gone / 2, -gone);
    }
  }

  /** Extra scale of a coin in the hand; it rises and falls. */
  #celebrates(coins: readonly number[], i: number, since: number): number {
    if (this.options.reducedMotion || since < 0 || since > BREATH || !counting(coins, i)) return 0;
    return 0.1 * Math.sin((since / BREATH) * Math.PI);
  }

  /** @param height 0 in its window, 1 above the picture; `turned` in half turns; `larger` by that share */
  #put(kind: number, i: number, height: number, turned: number, larger: number): void {
    const x = this.#middle(i);
    const y = this.#y - height * (this.#y + 60 * this.#scale);
    const frame = Math.floor(turned * HALF_TURN) % HALF_TURN;
    const texture = this.#turns[kind]?.[frame] ?? this.#coins[kind];
    if (!texture) return;
    const scale = this.#scale * (frame === 0 ? 1 : TURNING) * (1 + larger);
    const shade = this.#scale * 0.7 * (1 + larger);
    this.#near.put(
      this.#shadow,
      x,
      this.#y + 50 * this.#scale,
      shade,
      shade * 0.7,
      0,
      NIGHT,
      0.5 * (1 - height) * (1 + larger),
    );
    this.#near.put(texture, x, y, scale, scale, 0, WHITE, 1);
  }

  /** The hand of the coins: their windows, its name, its line of the table. */
  #drawHand({ coins, hand, since, payout, stake }: CryptosView): void {
    if (!coins || !hand || since < 0) return;
    const { reducedMotion, labels } = this.options;
    const shown = reducedMotion ? 1 : smoothstep(since, 0, 160);
    const breath =
      reducedMotion || since >= LIGHT ? 0.5 : 0.5 - 0.5 * Math.cos((since / BREATH) * Math.PI * 2);
    const pays = payout >= stake;
    for (let i = 0; i < COINS; i++)
      if (counting(coins, i))
        this.sparks.put(
          this.#lit,
          this.#middle(i),
          this.#y,
          this.#scale,
          this.#scale,
          0,
          pays ? WHITE : 0x8f86ff,
          shown * (0.45 + 0.5 * breath),
        );
    this.#payTable.light(this.#near, hand, shown * (0.6 + 0.4 * breath));
    const pop = reducedMotion ? 1 : popOut(clamp01(since / 320));
    const size = Math.min(28, 18 * Math.max(1, this.#height / 400)) * (0.6 + 0.4 * pop);
    const y = this.#y + (FRAME.height / 2) * this.#scale + this.#height * 0.05;
    const line = this.#name.clear().text(labels[hand]);
    const width = line.width(size);
    this.#near.put(
      this.#glow,
      this.#x,
      y,
      (1.5 * width) / this.#glow.width,
      (2.4 * size) / this.#glow.height,
      0,
      NIGHT,
      0.5 * shown,
    );
    line.put(this.#near, this.#x, y + size * 0.36, size, 0.5, pays && hand !== 'none' ? VOLT : TEXT, shown);
  }
}

/** The names of hands. */
export type CryptosOptions = SceneOptions<Readonly<Record<CryptosHand, string>>>;
