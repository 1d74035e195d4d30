import { Container, Graphics, Sprite } from 'pixi.js';
import { TEXT, VOLT } from './palette.ts';
import { QuadBatch } from './quadBatch.ts';
import type { Scene, SceneBundle, SceneContext } from './scene.ts';
import { TextLine } from './textLine.ts';
import { gsap, paused, seek } from './timeline.ts';

/** `since` is ms since the chip was thrown. */
type ExampleView = { since: number; points: number };

/** The example of README.md: a chip drops above a number, a ring opens around it, sparks fly one by one. */
export class ExampleScene extends Container implements Scene<ExampleView, null> {
  static readonly bundle: SceneBundle = { atlas: 'games/roulette/roulette', fonts: 'games/roulette/fonts' };

  readonly #spark;
  readonly #sparks = Array.from({ length: 12 }, (_, i) => ({
    turn: (i / 12) * 2 * Math.PI,
    reach: 0,
    alpha: 1,
  }));
  readonly #batch: QuadBatch;
  readonly #line;
  readonly #timeline;

  constructor({ assets }: SceneContext<null>) {
    super();
    const chip = new Sprite({ texture: assets.texture('chip_0'), scale: 0.5 });
    const ring = new Graphics().circle(0, 0, 40).stroke({ width: 3, color: VOLT });
    this.#spark = assets.texture('spark');
    this.#batch = new QuadBatch(this.#spark, 20, { letters: true });
    this.#line = new TextLine(assets.font('display'), 8);
    this.addChild(ring, chip, this.#batch);
    this.#timeline = paused(
      gsap
        .timeline({ defaults: { duration: 0.3, ease: 'power2.out' } })
        .from(chip, { y: -80 })
        .addLabel('lands', '-=0.1')
        .from(ring.scale, { x: 0, y: 0, ease: 'back.out(1.7)' }, 'lands')
        .to(this.#sparks, { reach: 90, alpha: 0, stagger: 0.02 }, 'lands'),
    );
  }

  resize(width: number, height: number): void {
    this.position.set(width / 2, height / 2);
  }

  configure(): void {
    // It has no options.
  }

  draw({ since, points }: ExampleView): boolean {
    seek(this.#timeline, since);
    this.#batch.begin();
    this.#batch.light = true;
    for (const { turn, reach, alpha } of this.#sparks) {
      const [x, y] = [reach * Math.cos(turn), reach * Math.sin(turn)];
      this.#batch.put(this.#spark, x, y, 0.5, 0.5, turn, VOLT, alpha);
    }
    this.#batch.light = false;
    this.#line.clear().number(points).put(this.#batch, 0, 70, 24, 0.5, TEXT, 1);
    this.#batch.end();
    return since < 1_000 * this.#timeline.duration();
  }

  override destroy(): void {
    this.#timeline.kill();
    super.destroy({ children: true });
  }
}
