/** The pockets of the roulette wheel, clockwise from the top at rotation 0: red and blue in turns, zero once. */
export const POCKETS = [0, 4, 11, 1, 13, 6, 9, 3, 14, 5, 8, 2, 12, 7, 10];

export const pocketColour = (number) => (number === 0 ? 'black' : number <= 7 ? 'red' : 'blue');

/** Reds (r) and blues (b) of the colour wheel in their order; a grey stands behind each. */
const ACCENTS = 'rbrrbrbrrbrrbrbrrbrrbrbrrbr';

/**
 * The segments of the colour wheel, clockwise from the top at rotation 0: gold once at the top, then a colour and a
 * grey in turns, so that no two neighbours are alike.
 */
export const SEGMENTS = [
  'gold',
  ...[...ACCENTS].flatMap((letter) => [letter === 'r' ? 'red' : 'blue', 'grey']),
].slice(0, 54);
