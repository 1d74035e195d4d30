import {
  BitmapFont,
  type BitmapFontData,
  BitmapText,
  BlurFilter,
  Cache,
  Container,
  Graphics,
  Sprite,
  Texture,
} from 'pixi.js';
import { QuadBatch } from '../../../scenes/engine/quadBatch.ts';
import type { Scene, SceneBundle, SceneContext } from '../../../scenes/engine/scene.ts';

/** The parts between the two batches. */
const PROBED = ['sprite', 'text', 'graphics', 'masked', 'blurred', 'under', 'over'] as const;

export interface ProbeView {
  /** The part that is left out. */
  without: (typeof PROBED)[number] | null;
}

/** Everything of Pixi's that a scene may use, between two quad batches. */
export class ProbeScene extends Container implements Scene<ProbeView, null> {
  static readonly bundle: SceneBundle = { atlas: 'games/roulette/roulette', fonts: 'games/roulette/fonts' };

  readonly #texture: Texture;
  readonly #font: BitmapFont;
  readonly #parts: Record<(typeof PROBED)[number], Container>;
  readonly #under: QuadBatch;
  readonly #over: QuadBatch;

  constructor({ assets }: SceneContext<null>) {
    super();
    const white = assets.texture('white');
    const [chip] = assets.frames('chip') as [Texture];
    this.#texture = white;
    this.#font = fontOf(chip);
    Cache.set('probe-bitmap', this.#font);
    const mask = new Graphics().circle(230, 80, 34).fill(0xffffff);
    const held = new Sprite({ texture: chip, position: { x: 230, y: 80 }, scale: 2 });
    this.#under = new QuadBatch(white, 8);
    this.#over = new QuadBatch(white, 8);
    this.#parts = {
      under: this.#under,
      sprite: new Sprite({ texture: chip, position: { x: 60, y: 60 }, tint: 0xffb0b0 }),
      text: new BitmapText({ text: 'aaa', style: { fontFamily: 'probe', fontSize: 28 }, x: 40, y: 120 }),
      graphics: new Graphics()
        .roundRect(110, 30, 70, 60, 12)
        .fill(0x30c0a0)
        .stroke({ width: 3, color: 0xffffff }),
      masked: new Container({ children: [mask, held], mask }),
      blurred: new Sprite({
        texture: chip,
        position: { x: 300, y: 80 },
        filters: [new BlurFilter({ strength: 6 })],
      }),
      over: this.#over,
    };
    const { under, over, ...between } = this.#parts;
    this.addChild(under, ...Object.values(between), over);
  }

  resize(): void {
    // Its places are fixed.
  }

  configure(): void {
    // It has no options.
  }

  draw({ without }: ProbeView): boolean {
    for (const [name, part] of Object.entries(this.#parts)) part.visible = name !== without;
    for (const batch of [this.#under, this.#over]) batch.begin();
    this.#band(this.#under, 0, 200, 0x2a2470, 1);
    this.#band(this.#over, 60, 20, 0xffe23d, 0.5);
    for (const batch of [this.#under, this.#over]) batch.end();
    return false;
  }

  override destroy(): void {
    Cache.remove('probe-bitmap');
    super.destroy({ children: true });
  }

  #band(batch: QuadBatch, y: number, height: number, tint: number, alpha: number): void {
    const { width, height: high } = this.#texture;
    batch.put(this.#texture, 0, y, 360 / width, height / high, 0, tint, alpha);
  }
}

/** A font whose only letter is a picture. */
function fontOf({ source, frame }: Texture): BitmapFont {
  const { x, y, width, height } = frame;
  const letter = {
    id: 97,
    page: 0,
    x,
    y,
    width,
    height,
    xOffset: 0,
    yOffset: 0,
    xAdvance: width,
    letter: 'a',
    kerning: {},
  };
  const data = {
    ...{ fontFamily: 'probe', fontSize: height, lineHeight: height, baseLineOffset: 0 },
    ...{ pages: [{ id: 0, file: '' }], chars: { a: letter } },
  };
  return new BitmapFont({ data: data as BitmapFontData, textures: [new Texture({ source })] });
}
