/** Digits of a phase that are its date. */
const DATE = 8;

/** A round as it is called on the page: the number of its day, without the date. */
export function roundName(phase: string): string {
  return phase.slice(DATE);
}
