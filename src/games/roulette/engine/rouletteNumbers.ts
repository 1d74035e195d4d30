import { colourOf, ROULETTE_NUMBERS, type RoulettePool } from '../../../../contract/games/roulette/rules.ts';

const NUMBERS = Array.from({ length: ROULETTE_NUMBERS }, (_, number) => number);

/** The numbers of a colour, as they are written ('1-7', or '0' alone), and how many there are. */
export function numbersOf(pool: RoulettePool): { text: string; count: number } {
  const own = NUMBERS.filter((number) => colourOf(number) === pool);
  const [first = 0] = own;
  return { text: own.length > 1 ? `${first}-${own.at(-1)}` : `${first}`, count: own.length };
}
