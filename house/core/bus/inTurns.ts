/** Taken before other work gets its turn: each is written for its player alone, and a round may have thousands. */
const SLICE = 20;

/** Takes lists in their order, and gives other work its turn in between. */
export function inTurns<Item>(take: (item: Item) => void): (items: Item[]) => void {
  const waiting: Item[] = [];
  const work = () => {
    for (const item of waiting.splice(0, SLICE)) take(item);
    if (waiting.length > 0) setImmediate(work);
  };
  return (items) => {
    const idle = waiting.length === 0;
    waiting.push(...items);
    if (idle) work();
  };
}
