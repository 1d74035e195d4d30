/** The numbers in the order of the wheel's pockets, from the top at rotation 0 (assets/docs/wheels.md). */
const POCKETS = [0, 4, 11, 1, 13, 6, 9, 3, 14, 5, 8, 2, 12, 7, 10];
const PLACES = POCKETS.map((_, number) => POCKETS.indexOf(number));

/** How far a number's pocket is turned from the top of the wheel, radians clockwise. */
export function pocketTurn(number: number): number {
  return ((PLACES[number] ?? 0) / POCKETS.length) * Math.PI * 2;
}
