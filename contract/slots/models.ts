import * as v from 'valibot';
import type { Expected } from './analysis/expected.ts';
import type { SlotMachine, SlotModel } from './model.ts';
import { cluster } from './models/cluster/model.ts';
import { holdAndWin } from './models/holdAndWin/model.ts';
import { lines20 } from './models/lines20/model.ts';
import { threeReels } from './models/threeReels/model.ts';
import { ways243 } from './models/ways243/model.ts';
import { ways4096 } from './models/ways4096/model.ts';

/** All slot models; no other list names them. */
const MODELS = [threeReels, lines20, ways243, ways4096, cluster, holdAndWin] as const;

/** A slot as data: its model with reel strips, pay table and the numbers of its feature. */
export const slotSchema = v.variant(
  'model',
  MODELS.map(({ schema }) => schema),
);

export type SlotDefinition = v.InferOutput<(typeof MODELS)[number]['schema']>;
export type ModelKey = SlotDefinition['model'];
export type SlotOf<Key extends ModelKey> = Extract<SlotDefinition, { model: Key }>;

export const MODEL_KEYS: readonly ModelKey[] = MODELS.map(({ key }) => key);

/** The model of a slot. */
export function modelOf(slot: Pick<SlotDefinition, 'model'>): SlotModel<SlotDefinition> {
  const model = MODELS.find(({ key }) => key === slot.model);
  // A definition is only ever passed to the model of its key.
  return model as unknown as SlotModel<SlotDefinition>;
}

/** A machine for a slot. */
export function machineOf(slot: SlotDefinition): SlotMachine {
  return modelOf(slot).machine(slot);
}

/** The exact average result of a spin; null if it must be simulated. */
export function expectedOf(slot: SlotDefinition): Expected | null {
  return modelOf(slot).expected(slot);
}
