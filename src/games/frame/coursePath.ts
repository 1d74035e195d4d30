/** Margin above and below, so that the line's width is not cut off. */
const EDGE = 2;

/** The SVG path data of a net result's course, starting at zero, for `width` by `height`, and the y position of zero. */
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
