/** Formats a result or a limit of the scale: 7455 is 74.55. */
export function hundredths(value: number, decimal: ',' | '.' = '.'): string {
  return `${Math.floor(value / 100)}${decimal}${`${value % 100}`.padStart(2, '0')}`;
}
