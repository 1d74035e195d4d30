import type { SlotDefinition } from '../../contract/slots/models.ts';
import type { SlotRecord } from '../../contract/slots/title.ts';

/** A simulated return further from the stated one than so many of its standard errors is mended. */
const MOST_OFF = 1.5;
const TRIES = 3;

/**
 * A slot whose simulated return is the stated one as near as its spins tell: pays are scaled by what it is off, since a
 * return is linear in them but for the cap. One that is counted exactly stays as it is.
 * @param rtp the stated return in 1/10000
 */
export function fitted(
  slot: SlotDefinition,
  rtp: number,
  count: (slot: SlotDefinition) => SlotRecord,
): { slot: SlotDefinition; record: SlotRecord } {
  let now = slot;
  let record = count(now);
  for (let n = 0; n < TRIES && isOff(record, rtp); n++) {
    now = { ...now, pays: scaled(now.pays, rtp / record.rtp) };
    record = count(now);
  }
  return { slot: now, record };
}

function isOff({ method, rtp, standardError }: SlotRecord, stated: number): boolean {
  return method === 'simulated' && Math.abs(rtp - stated) > MOST_OFF * standardError;
}

function scaled(pays: SlotDefinition['pays'], by: number): SlotDefinition['pays'] {
  const table = Object.entries(pays).map(([letter, counts]) => [
    letter,
    Object.fromEntries(Object.entries(counts).map(([count, rate]) => [count, Math.round(rate * by)])),
  ]);
  return Object.fromEntries(table);
}
