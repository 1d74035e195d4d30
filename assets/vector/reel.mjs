import { box, down, neon, svg } from './gradient.mjs';

/** What lies behind and before the coins of one window: a drum's round, lit in the middle. */
const SIZE = [124, 142];
const ROUND = 22;
const pane = (stops) => svg(...SIZE, down('a', stops), box(0, SIZE, ROUND, 'fill="url(#a)"'));

export const reelBack = () =>
  pane([
    [0, '#5a4bb8', 1],
    [0.2, '#a79bea', 1],
    [0.42, '#e9e5ff', 1],
    [0.56, '#ddd7fd', 1],
    [0.82, '#9a8ee2', 1],
    [1, '#43359c', 1],
  ]);

export const reelShade = () =>
  pane([
    [0, '#0c0533', 0.78],
    [0.1, '#0c0533', 0.3],
    [0.22, '#0c0533', 0],
    [0.82, '#0c0533', 0],
    [0.93, '#0c0533', 0.24],
    [1, '#0c0533', 0.66],
  ]);

/** The light round a window that counts. */
export function windowLit(reach = 14) {
  const size = SIZE.map((side) => side + 2 * reach);
  const round = ROUND + 2 + reach;
  const inner = Array.from({ length: 10 }, (_, i) => {
    const opacity = (0.5 * (1 - i / 10) ** 2).toFixed(3);
    return box(reach + 5 + i, size, round, `fill="none" stroke="#ffd43a" stroke-opacity="${opacity}"`);
  });
  return svg(...size, '', inner.join('') + neon(size, round, reach, { line: reach + 2, strength: 0.55 }));
}
