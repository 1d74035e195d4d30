import { mixColor } from '../../engine/ease.ts';
import { NIGHT, VOLT, WHITE } from '../../engine/palette.ts';
import { random } from '../../kit/motion/random.ts';
import { patch } from '../patch.ts';
import { type DrawContext, HALO_BORDER, HALO_REACH, PLATE_BORDER } from '../skin.ts';

/** The background of the reels: a dark plate in the title's tint, a column for each reel. */
export function drawBoard({ batch, skin, layout }: DrawContext, feature: number): void {
  const { left, top, boardWidth, boardHeight, cellWidth, reels, frame, unit, width, height } = layout;
  const { tint } = skin;
  // The backdrop darkens, and lights up in a feature.
  batch.shade(NIGHT, 2.6, 0, height);
  batch.rect(skin.white, 0, 0, width, height, NIGHT, 0.14);
  batch.plain();
  if (feature > 0) {
    batch.light = true;
    const glow = skin.glow.orig.width;
    batch.put(
      skin.glow,
      width / 2,
      top + boardHeight / 2,
      (boardWidth * 1.9) / glow,
      (boardHeight * 2) / glow,
      0,
      tint.glow,
      0.42 * feature,
    );
    batch.light = false;
  }
  const halo = HALO_REACH * unit;
  patch(
    batch,
    skin.halo,
    HALO_BORDER,
    left - frame - halo,
    top - frame - halo * 0.7,
    boardWidth + 2 * (frame + halo),
    boardHeight + 2 * (frame + halo),
    unit,
    NIGHT,
    0.85,
  );
  const body = mixColor(tint.frame, NIGHT, 0.62);
  batch.shade(mixColor(tint.frame, NIGHT, 0.82), 1, top, top + boardHeight);
  patch(
    batch,
    skin.plate,
    PLATE_BORDER,
    left - frame,
    top - frame,
    boardWidth + 2 * frame,
    boardHeight + 2 * frame,
    cornerOf(unit),
    body,
    0.9,
  );
  batch.plain();
  for (let reel = 0; reel < reels; reel++) {
    const x = left + reel * cellWidth;
    batch.shade(WHITE, 0.2, top, top + boardHeight);
    batch.rect(skin.white, x + unit, top, cellWidth - 2 * unit, boardHeight, WHITE, 0.055);
    batch.plain();
    if (reel > 0) batch.rect(skin.white, x - 0.75 * unit, top, 1.5 * unit, boardHeight, NIGHT, 0.42);
  }
}

const TWINKLES = 14;

/** Twinkling lights around the board while a feature runs, at `t` ms of its spin. */
export function drawTwinkles({ batch, skin, layout }: DrawContext, t: number, feature: number): void {
  const { width, height, unit } = layout;
  batch.light = true;
  for (let i = 0; i < TWINKLES; i++) {
    const turns = t / (1_500 + 900 * random(21, i)) + random(22, i);
    const share = turns - Math.floor(turns);
    const seed = i + TWINKLES * Math.floor(turns);
    const size = ((22 + 26 * random(23, i)) * unit * Math.sin(Math.PI * share)) / skin.spark.orig.width;
    const x = width * random(24, seed);
    // Mostly above and below the board.
    const y =
      height * (i % 2 === 0 ? 0.22 * random(25, seed) : 1 - 0.14 * random(25, seed)) - 14 * unit * share;
    batch.put(skin.spark, x, y, size * 1.6, size * 1.6, 0, skin.tint.glow, feature);
  }
  batch.light = false;
}

/** The foreground of the reels: the reel frame and its shadow. */
export function drawFrame(context: DrawContext, feature: number): void {
  const { batch, skin, layout } = context;
  const { left, top, boardWidth, boardHeight } = layout;
  const { tint } = skin;
  const shadow = 0.09 * boardHeight;
  batch.shade(NIGHT, 0, top, top + shadow);
  batch.rect(skin.white, left, top, boardWidth, shadow, NIGHT, 0.62);
  const low = top + boardHeight;
  batch.shade(NIGHT, 0, low, low - shadow);
  batch.rect(skin.white, left, low - shadow, boardWidth, shadow, NIGHT, 0.55);
  batch.plain();
  const gold = feature > 0 ? mixColor(tint.glow, VOLT, 0.65 * feature) : tint.glow;
  drawEdge(context, 1, mixColor(tint.frame, NIGHT, 0.5), NIGHT);
  drawEdge(context, 0.78, mixColor(gold, WHITE, 0.6), mixColor(tint.accent, NIGHT, 0.25));
  drawEdge(context, 0.3, mixColor(tint.accent, NIGHT, 0.35), mixColor(gold, NIGHT, 0.45));
  drawGleam(context);
}

/** The light comes from the upper left. */
function drawGleam({ batch, skin, layout }: DrawContext): void {
  const { left, top, boardWidth, boardHeight, frame, unit } = layout;
  const glow = skin.glow.orig.width;
  const thick = (9 * unit) / glow;
  const [x, y] = [left - frame * 0.55, top - frame * 0.55];
  batch.light = true;
  batch.put(skin.glow, x + boardWidth * 0.24, y, (boardWidth * 0.62) / glow, thick, 0, WHITE, 0.85);
  batch.put(skin.glow, x, y + boardHeight * 0.2, thick, (boardHeight * 0.5) / glow, 0, WHITE, 0.6);
  batch.light = false;
}

function drawEdge({ batch, skin, layout }: DrawContext, share: number, upper: number, lower: number): void {
  const { left, top, boardWidth, boardHeight, frame, unit } = layout;
  const grown = frame * share;
  const [wide, high] = [boardWidth + 2 * grown, boardHeight + 2 * grown];
  batch.shade(lower, 1, top, top + boardHeight);
  patch(batch, skin.rim, PLATE_BORDER, left - grown, top - grown, wide, high, cornerOf(unit), upper, 1);
  batch.plain();
}

const cornerOf = (unit: number) => 0.62 * unit;
