import { Container, type Texture } from 'pixi.js';
import { smoothstep } from '../../../scenes/engine/ease.ts';
import { CORAL, NIGHT, TEXT, TEXT_SOFT, VOLT, WHITE } from '../../../scenes/engine/palette.ts';
import { QuadBatch } from '../../../scenes/engine/quadBatch.ts';
import type { SceneAssets } from '../../../scenes/engine/scene.ts';
import { TextLine } from '../../../scenes/engine/textLine.ts';
import { Background, felt, TileLayer, vignette } from '../../../scenes/kit/background.ts';
import { COINS, CONFETTI, drawBurst } from '../../../scenes/kit/motion/burst.ts';
import { CardFlip } from '../../../scenes/kit/motion/cardFlip.ts';
import { Drum } from '../../../scenes/kit/motion/drum.ts';
import { PathFollow, staggered } from '../../../scenes/kit/motion/flight.ts';
import { Reel } from '../../../scenes/kit/motion/reel.ts';
import { RouletteBall, Spin } from '../../../scenes/kit/motion/spin.ts';
import { Scatter, type Throw, Tumble } from '../../../scenes/kit/motion/tumble.ts';
import { Pill } from '../../../scenes/kit/pools/plates.ts';
import { Countdown } from '../../../scenes/kit/text/countdown.ts';
import { WinCelebration, type WinPlace } from '../../../scenes/kit/wins/winCelebration.ts';
import { RunningLight } from '../../../src/games/engine/runningLight.ts';

/** Side of a cell of the board, and the number of columns. */
const CELL = 180;
const COLUMNS = 4;
const SEED = 48_213;
const STYLE = { decimal: ',', fraction: false, prefix: '+' } as const;
const WINS = [2n, 9n, 250n].map((times) => ({ stake: 1_000_000n, payout: times * 1_000_000n, seed: SEED }));

/** Every part of the kit on one board, with the sprites of roulette: the contents of docs/scene-kit.md, for viewing. */
export class KitBoard extends Container {
  readonly #background = new Background([felt(0x2a2470, 0x12113a), vignette(0x06061a, 0.7)]);
  readonly #tiles: TileLayer;
  readonly #near: QuadBatch;
  readonly #light: QuadBatch;
  readonly #text: QuadBatch;
  readonly #countdown: Countdown;
  readonly #pill: Pill;
  readonly #label: TextLine;
  readonly #chips: readonly Texture[];
  readonly #coins: readonly Texture[];
  readonly #papers: readonly Texture[];
  readonly #ring: Texture;
  readonly #bead: Texture;
  readonly #shadow: Texture;
  readonly #dot: Texture;
  readonly #glow: Texture;
  readonly #white: Texture;
  readonly #wins: readonly WinCelebration[];
  readonly #wheel = new Spin();
  readonly #ball = new RouletteBall();
  readonly #die = new Tumble();
  readonly #throws: readonly Throw[];
  readonly #card = new CardFlip();
  readonly #reel = new Reel(6);
  readonly #running = new RunningLight();
  readonly #path = new PathFollow();
  readonly #drum = new Drum();
  readonly #place: WinPlace = { x: 0, y: 0, unit: 0.75, width: 160, style: STYLE, reducedMotion: false };

  constructor(assets: SceneAssets) {
    super();
    this.#chips = assets.frames('chip');
    this.#coins = assets.frames('confettiCoin');
    this.#papers = assets.frames('paper');
    this.#ring = assets.texture('ring');
    this.#bead = assets.texture('ball');
    this.#shadow = assets.texture('shadow');
    this.#dot = assets.texture('dot');
    this.#glow = assets.texture('glow');
    this.#white = assets.texture('white');
    this.#tiles = new TileLayer(assets.texture('kawung'), 36, 0.03);
    this.#near = new QuadBatch(this.#white, 700);
    this.#light = new QuadBatch(this.#white, 200, { blendMode: 'add' });
    this.#text = new QuadBatch(this.#white, 700);
    this.#countdown = new Countdown(assets);
    this.#pill = new Pill(assets.texture('pill'));
    this.#label = new TextLine(assets.font('label'), 24);
    this.#wins = WINS.map(() => new WinCelebration(assets));
    this.#throws = [0, 1, 2].map((i) => dieThrow(i));
    const { track, ring } = this.#countdown;
    this.addChild(this.#background, this.#tiles, this.#near, this.#light, track, ring, this.#text);
  }

  resize(width: number, height: number): void {
    this.#background.resize(width, height);
    this.#tiles.resize(width, height);
  }

  /** Draws the board `t` ms after its start. Returns whether anything is still moving. */
  draw(t: number, reducedMotion: boolean): boolean {
    this.#place.reducedMotion = reducedMotion;
    for (const layer of [this.#near, this.#light, this.#text]) layer.begin();
    this.#drawWheel(t, 0, 'Spin, RouletteBall');
    this.#drawDice(t, 1, 'Tumble, Scatter');
    this.#drawCards(t, 2, 'CardFlip');
    this.#drawReels(t, 3, 'Reel');
    this.#drawLights(t, 4, 'RunningLight');
    this.#drawChips(t, 5, 'PathFollow');
    this.#drawBalls(t, 6, 'Drum');
    const middle = this.#middle(7, 'Countdown');
    const left = Math.max(0, 5_000 - t);
    this.#countdown.draw(this.#text, middle.x, middle.y - 10, 1, t, left, 'Pasang taruhan', reducedMotion);
    let moves = t < 6_000;
    for (let i = 0; i < WINS.length; i++) {
      const { x, y } = this.#middle(8 + i, 'WinCelebration');
      Object.assign(this.#place, { x, y });
      const win = WINS[i];
      if (win && this.#wins[i]?.draw(t, win, this.#place, this.#light, this.#text)) moves = true;
    }
    const { x, y } = this.#middle(11, 'drawBurst');
    drawBurst(this.#near, this.#coins, COINS, t, SEED, x, y, 0.3);
    drawBurst(this.#near, this.#papers, CONFETTI, t, SEED, x, y, 0.4);
    for (const layer of [this.#near, this.#light, this.#text]) layer.end();
    return moves;
  }

  override destroy(): void {
    this.#countdown.destroy();
    for (const win of this.#wins) win.destroy();
    this.#pill.destroy();
    super.destroy({ children: true });
  }

  /** The middle of a cell, after writing its name at the bottom. */
  #middle(cell: number, name: string): { x: number; y: number } {
    const x = ((cell % COLUMNS) + 0.5) * CELL;
    const y = (Math.floor(cell / COLUMNS) + 0.5) * CELL;
    const line = this.#label.clear().text(name);
    const width = line.width(10) + 20;
    this.#pill.put(this.#text, x - width / 2, y + 68, width, 18, NIGHT, 0.7);
    line.put(this.#text, x, y + 81, 10, 0.5, TEXT_SOFT, 1);
    return { x, y: y - 10 };
  }

  #drawWheel(t: number, cell: number, name: string): void {
    const { x, y } = this.#middle(cell, name);
    const wheel = this.#wheel.set(0, 2, 3, 6_000, 0.0008);
    this.#near.put(this.#ring, x, y, 0.4, 0.4, wheel.angle(t), WHITE, 1);
    this.#ball.set(t, 5_000, wheel, -Math.PI / 2, SEED);
    const reach = 44 + 30 * this.#ball.radius;
    const [dx, dy] = [Math.cos(this.#ball.angle) * reach, Math.sin(this.#ball.angle) * reach];
    this.#near.put(this.#bead, x + dx, y + dy, 0.4, 0.4, 0, WHITE, 1);
  }

  #drawDice(t: number, cell: number, name: string): void {
    const { x, y } = this.#middle(cell, name);
    for (let i = 0; i < this.#throws.length; i++) {
      const die = this.#die.set(t - i * 120, this.#throws[i] as Throw);
      const wide = 0.5 * (1.4 - 0.4 * die.shadow);
      this.#near.put(this.#shadow, x + die.x, y + die.y + 10, wide, wide, 0, WHITE, 0.3 + 0.5 * die.shadow);
      const face = this.#chips[die.frame] as Texture;
      this.#near.put(face, x + die.x, y + die.y - die.height, 0.6, 0.6, die.rotation, WHITE, 1);
    }
  }

  #drawCards(t: number, cell: number, name: string): void {
    const { x, y } = this.#middle(cell, name);
    for (let i = 0; i < 3; i++) {
      const card = this.#card.set(staggered(t, i, 260, 420));
      const size = 1 + 0.12 * card.lift;
      const [wide, high] = [40 * size * card.scaleX, 56 * size];
      const left = x + (i - 1) * 50 - wide / 2;
      const top = y - high / 2 - 8 * card.lift;
      this.#near.put(this.#white, left, top, wide / 4, high / 4, 0, card.face ? TEXT : CORAL, 1);
    }
  }

  #drawReels(t: number, cell: number, name: string): void {
    const { x, y } = this.#middle(cell, name);
    for (let i = 0; i < 3; i++) {
      const reel = this.#reel.set(t, 1_600 + 400 * i, 24 + 8 * i, i, 3, SEED + i);
      for (let row = -2; row <= 1; row++) {
        const symbol = this.#chips[reel.symbol(row)] as Texture;
        const at = row + reel.offset;
        const alpha = (1 - smoothstep(Math.abs(at), 0.9, 1.5)) * (1 - 0.4 * reel.blur);
        const high = 0.6 * (1 + 0.25 * reel.blur);
        this.#near.put(symbol, x + (i - 1) * 46, y + at * 44, 0.6, high, 0, WHITE, alpha);
      }
    }
  }

  #drawLights(t: number, cell: number, name: string): void {
    const { x, y } = this.#middle(cell, name);
    const at = this.#running.set(0, 9, 3, 24, 5_000).cell(t);
    for (let i = 0; i < 24; i++) {
      const side = Math.floor(i / 6);
      const along = (i % 6) - 3;
      const [dx, dy] = [
        [along, -3],
        [3, along],
        [-along, 3],
        [-3, -along],
      ][side] as [number, number];
      if (i === at) this.#light.put(this.#glow, x + dx * 19, y + dy * 19, 0.35, 0.35, 0, VOLT, 0.9);
      this.#near.put(this.#dot, x + dx * 19, y + dy * 19, 0.6, 0.6, 0, i === at ? VOLT : TEXT_SOFT, 1);
    }
  }

  #drawChips(t: number, cell: number, name: string): void {
    const { x, y } = this.#middle(cell, name);
    for (let i = 0; i < 8; i++) {
      const share = staggered(t, i, 120, 700);
      const { x: atX, y: atY } = this.#path.set(share, x - 70, y + 50, x + 60, y + 40 - 7 * i, 50);
      this.#near.put(this.#chips[i % 6] as Texture, atX, atY, 0.5, 0.42, 0, WHITE, 1);
    }
  }

  #drawBalls(t: number, cell: number, name: string): void {
    const { x, y } = this.#middle(cell, name);
    const power = smoothstep(t, 0, 700) * (1 - smoothstep(t, 4_000, 5_000));
    for (let i = 0; i < 10; i++) {
      const ball = this.#drum.set(i, 10, t, power, SEED);
      const size = 0.24 + 0.1 * ball.depth;
      const ballX = x + ball.x * 72;
      this.#near.put(
        this.#chips[i % 6] as Texture,
        ballX,
        y + ball.y * 72,
        size,
        size,
        ball.rotation,
        WHITE,
        1,
      );
    }
  }
}

function dieThrow(index: number): Throw {
  const { x, y } = new Scatter().set(index, 3, 1, 54, 46, SEED);
  return {
    fromX: -100,
    fromY: 30,
    toX: x,
    toY: y + 12,
    height: 90,
    rotation: (index - 1) * 0.3,
    roll: 7,
    duration: 1_500,
    frames: 6,
    steps: 12,
    last: index * 2,
  };
}
