import type { PoolLayout, Rect } from '../../pools/engine/poolView.ts';

/** From this width on the six pools lie side by side, below it in two rows of three. */
const WIDE = 620;

/** The dice have at least so much height, in CSS pixels. */
const STAGE = 96;

/** Where the dice and the six pools of the dice game lie on a canvas of this size. */
export function diceLayout(width: number, height: number): PoolLayout {
  const columns = width >= WIDE ? 6 : 3;
  const rows = 6 / columns;
  const gap = Math.max(6, Math.min(14, width * 0.018));
  const margin = Math.max(8, Math.min(28, width * 0.022));
  const across = Math.min((width - 2 * margin - (columns - 1) * gap) / columns, 210);
  const room = height - 2 * margin - STAGE;
  const high = Math.max(
    44,
    Math.min((height * poolShare(rows)) / rows - gap, Math.floor(room / rows - gap), across * 0.95),
  );
  const left = (width - columns * across - (columns - 1) * gap) / 2;
  const top = height - margin - rows * high - (rows - 1) * gap;
  const pools = Array.from({ length: 6 }, (_, pool): Rect => {
    const column = pool % columns;
    const row = Math.floor(pool / columns);
    return { x: left + column * (across + gap), y: top + row * (high + gap), width: across, height: high };
  });
  const stage = { x: margin, y: margin, width: width - 2 * margin, height: top - gap - margin };
  return {
    stage,
    pools,
    hand: { x: width / 2, y: height + 24 },
    others: { x: width + 20, y: stage.y + stage.height * 0.7 },
    house: { x: width / 2, y: -24 },
  };
}

/** How much of the canvas the pools take; low ones leave the dice more. */
function poolShare(rows: number): number {
  return rows === 1 ? 0.3 : 0.53;
}
