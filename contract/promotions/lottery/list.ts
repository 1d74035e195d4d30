/** Tickets as they are told: who holds them from ticket 1 on, and how many in a row. */
export type TicketList = readonly (readonly [holder: string, count: number])[];

/** A holder for each ticket. */
export function holdersOf(list: TicketList): string[] {
  return list.flatMap(([holder, count]) => Array<string>(count).fill(holder));
}
