import { glazed, rimLight } from '../fields/glaze.mjs';
import { model } from '../pipeline/render.mjs';

const VALUES = [0, 1, 2, 3, 4, 5];
const MIDDLE = [0.5, 0.5];
const streaks = (size) =>
  rimLight(size, [
    [0.8, 0.13, 0.5],
    [0.42, 0.2, 0.16],
  ]);
const top = (value, size) =>
  glazed(model('chipTop', value, VALUES.length, size, size, 512 / size), size, size, streaks(size));
const tilted = (value, size) => model('chipTilted', value, VALUES.length, size, size, 512 / size);

/** Bet chips of six values, lowest first, from straight above and slantingly, large and small; without numbers. */
export const CHIPS = VALUES.flatMap((value) => [
  { name: `chip_${value}`, make: top(value, 64), anchor: MIDDLE },
  { name: `chip_tilted_${value}`, make: tilted(value, 64), anchor: MIDDLE },
  { name: `chip_small_${value}`, make: top(value, 32), anchor: MIDDLE },
  { name: `chip_small_tilted_${value}`, make: tilted(value, 32), anchor: MIDDLE },
]);

/** The large ones from straight above alone, for tables on which chips only fly and lie. */
export const FLAT_CHIPS = CHIPS.filter(({ name }) => /^chip_\d$/.test(name));
