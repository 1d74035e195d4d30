import type { SlotDefinition } from '../../contract/slots/models.ts';
import type { SlotRecord } from '../../contract/slots/title.ts';

/** Maximum deviation of a simulated return from the stated one, in standard errors; beyond it the slot is corrected. */
const MOST_OFF = 1.5;
/** Maximum difference between the returns of a bought feature and a spin, in 1/10000. */
const MOST_BUY_OFF = 50;
const TRIES = 3;
/** Prices of features are whole tenths of a bet. */
const PRICE_STEP = 1_000;

/**
 * Fits a slot's simulated return to the stated one, within simulation accuracy: payouts are scaled by the difference, since the
 * return is linear in them except for the cap, and the feature's price with them. A slot with an exact return stays unchanged.
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
    const by = isReturnOff(record, rtp) ? rtp / record.rtp : 1;
    now = { ...priced(now, ((record.buyRtp ?? rtp) * by) / rtp), pays: scaled(now.pays, by) };
    record = count(now);
  }
  return { slot: now, record };
}

function isOff(record: SlotRecord, stated: number): boolean {
  if (record.method !== 'simulated') return false;
  return isReturnOff(record, stated) || Math.abs((record.buyRtp ?? stated) - stated) > MOST_BUY_OFF;
}

function isReturnOff({ rtp, standardError }: SlotRecord, stated: number): boolean {
  return Math.abs(rtp - stated) > MOST_OFF * standardError;
}

function scaled(pays: SlotDefinition['pays'], by: number): SlotDefinition['pays'] {
  const table = Object.entries(pays).map(([letter, counts]) => [
    letter,
    Object.fromEntries(Object.entries(counts).map(([count, rate]) => [count, Math.round(rate * by)])),
  ]);
  return Object.fromEntries(table);
}

function priced(slot: SlotDefinition, by: number): SlotDefinition {
  if (!('buy' in slot) || slot.buy === undefined) return slot;
  return { ...slot, buy: Math.round((slot.buy * by) / PRICE_STEP) * PRICE_STEP };
}
