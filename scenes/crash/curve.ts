import { clamp01, mixColor, smoothstep } from '../engine/ease.ts';
import { CORAL, paint, releaseTexture, VOLT } from '../engine/palette.ts';
import { Ribbon } from '../engine/ribbon.ts';
import type { FrameContext } from './frameContext.ts';

const PAIRS = 44;
/** Half the width of the ribbon including its glow, and of the line in it, on the 360 x 340 canvas. */
const HALF_RIBBON = 13;
const HALF_LINE = 2.7;

/** The flight's curve: a line of light with a fading tail, and a soft fill below it. */
export class Curve {
  readonly line: Ribbon;
  readonly fill: Ribbon;

  constructor() {
    this.line = new Ribbon(paint(64, 64, shadeLine), PAIRS, shareOf);
    this.fill = new Ribbon(paint(64, 64, shadeFill), PAIRS, shareOf);
  }

  draw(context: FrameContext): void {
    const { path, unit, height } = context;
    const shown = context.flying || context.crashed;
    this.line.visible = this.fill.visible = shown && path.risen > 0.3;
    if (!this.line.visible) return;
    const cooled = clamp01(context.broken / 700);
    const tint = mixColor(VOLT, CORAL, clamp01(context.broken / 220));
    if (this.line.tint !== tint) this.line.tint = this.fill.tint = tint;
    this.line.alpha = (1 - 0.45 * cooled) * smoothstep(path.risen, 0.3, 0.85);
    this.fill.alpha = (1 - 0.5 * cooled) * smoothstep(path.risen, 0.3, 0.95);
    const half = HALF_RIBBON * unit;
    for (let i = 0; i < PAIRS; i++) {
      const share = shareOf(i / (PAIRS - 1));
      const x = path.x(share);
      const y = path.y(share);
      const angle = path.angle(share);
      const nx = Math.sin(angle) * half;
      const ny = Math.cos(angle) * half;
      this.line.pair(i, x - nx, y - ny, x + nx, y + ny);
      this.fill.pair(i, x, y, x, height);
    }
    this.line.commit();
    this.fill.commit();
  }

  destroy(): void {
    releaseTexture(this.line.texture);
    releaseTexture(this.fill.texture);
  }
}

/** Vertex pairs are denser where the curve bends most: near the rocket. */
function shareOf(i: number): number {
  return 1 - (1 - i) ** 2;
}

/** u along the curve, v across it: a white-hot core, a soft edge of a pixel, a glow around. */
function shadeLine(u: number, v: number, out: Float32Array): void {
  const distance = Math.abs(v - 0.5) * 2 * HALF_RIBBON;
  const core = clamp01(HALF_LINE + 0.5 - distance);
  const halo = 0.26 * Math.exp(-((distance / 5.5) ** 2)) * clamp01((HALF_RIBBON - distance) / 4);
  const tail = u ** 1.05;
  out[0] = out[1] = out[2] = 255;
  out[3] = tail * Math.max(core, halo * u);
}

function shadeFill(u: number, v: number, out: Float32Array): void {
  out[0] = out[1] = out[2] = 255;
  out[3] = 0.3 * u ** 1.2 * (1 - v) ** 1.4 * (1 - 0.85 * smoothstep(u, 0.8, 1));
}
