import { Container, Graphics, Sprite } from 'pixi.js';
import { easeOut, popOut } from './ease.ts';
import { TEXT, VOLT } from './palette.ts';
import { QuadBatch } from './quadBatch.ts';
import type { Scene, SceneBundle, SceneContext } from './scene.ts';
import { TextLine } from './textLine.ts';
import { Timeline } from './timeline.ts';

export interface ExampleView {
  /** ms since the chip was thrown. */
  since: number;
  points: number;
}

/** The example of README.md: a chip drops, a ring opens around it, sparks fly, and a number appears. */
export class ExampleScene extends Container implements Scene<ExampleView, null> {
  static readonly bundle: SceneBundle = { atlas: 'games/roulette/roulette', fonts: 'games/roulette/fonts' };

  readonly #spark;
  readonly #chip;
  readonly #line;
  readonly #ring = new Graphics().circle(0, 0, 40).stroke({ width: 3, color: VOLT });
  readonly #sparks: QuadBatch;
  readonly #text: QuadBatch;
  readonly #course = new Timeline({
    drop: { lasts: 400, from: -1, to: 0, ease: easeOut },
    ring: { at: 300, lasts: 300, ease: popOut },
    fly: { at: 300, lasts: 500, ease: easeOut },
  });

  constructor({ assets }: SceneContext<null>) {
    super();
    this.#spark = assets.texture('spark');
    this.#chip = new Sprite({ texture: assets.texture('chip_0'), scale: 0.5 });
    this.#line = new TextLine(assets.font('display'), 8);
    this.#sparks = new QuadBatch(this.#spark, 12, { blendMode: 'add' });
    this.#text = new QuadBatch(this.#spark, 8, { letters: true });
    this.addChild(this.#ring, this.#chip, this.#sparks, this.#text);
  }

  resize(width: number, height: number): void {
    this.position.set(width / 2, height / 2);
  }

  configure(): void {
    // It has no options.
  }

  draw({ since, points }: ExampleView): boolean {
    const { drop, ring, fly } = this.#course.seek(since);
    this.#chip.y = 80 * drop;
    this.#ring.scale = ring;
    this.#sparks.begin();
    for (let i = 0; i < 12; i++) {
      const turn = (i / 12) * 2 * Math.PI;
      this.#sparks.put(
        this.#spark,
        90 * fly * Math.cos(turn),
        90 * fly * Math.sin(turn),
        0.5,
        0.5,
        turn,
        VOLT,
        1 - fly,
      );
    }
    this.#sparks.end();
    this.#text.begin();
    this.#line.clear().number(points).put(this.#text, 0, 70, 24, 0.5, TEXT, ring);
    this.#text.end();
    return since < 800;
  }

  override destroy(): void {
    this.#course.destroy();
    super.destroy({ children: true });
  }
}
