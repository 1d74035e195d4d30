/** The public list of tickets: the holders from ticket 1 on, and how many consecutive ones each has. */
export type TicketList = readonly (readonly [holder: string, count: number])[];

/** The holder of each ticket. */
export function holdersOf(list: TicketList): string[] {
  return list.flatMap(([holder, count]) => Array<string>(count).fill(holder));
}
