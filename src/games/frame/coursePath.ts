/** Kept free above and below, so that the line's width is not cut off. */
const EDGE = 2;

/**
 * The line of a result's course from nothing on, over `width` by `height`, as the data of an SVG path, and the height at
 * which it would be nothing.
 */
export function coursePath(
  course: readonly number[],
  width: number,
  height: number,
): { line: string; zero: number } {
  const points = [0, ...course];
  const most = Math.max(...points);
  const least = Math.min(...points);
  const span = most - least || 1;
  const y = (value: number) => round(EDGE + ((most - value) / span) * (height - 2 * EDGE));
  const x = (at: number) => round((at / Math.max(1, points.length - 1)) * width);
  const line = points.map((value, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(value)}`).join('');
  return { line, zero: y(0) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
