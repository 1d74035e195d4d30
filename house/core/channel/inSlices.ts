/** Entries that GraphQL completes in one go: 1 to 2 ms. */
const SLICE = 25;

/**
 * Splits a resolver's long list: GraphQL completes it slice by slice, with turns for other work in between. A round may have
 * thousands of bets.
 */
export function inSlices<Entry>(entries: readonly Entry[]): (Entry | Promise<Entry>)[] {
  let turn: Promise<void> | null = null;
  return entries.map((entry, i) => {
    if (i > 0 && i % SLICE === 0) turn = (turn ?? Promise.resolve()).then(nextTurn);
    return turn === null ? entry : turn.then(() => entry);
  });
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
