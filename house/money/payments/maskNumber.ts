/** An account number that shows its last four digits alone. */
export function maskNumber(number: string): string {
  return number.slice(-4).padStart(number.length, '*');
}
