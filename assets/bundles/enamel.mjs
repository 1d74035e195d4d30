import { vector } from '../pipeline/render.mjs';
import {
  enamelPlate,
  PLATE_BORDERS,
  PLATE_LIT_BORDERS,
  pastRound,
  plateLit,
} from '../vector/enamelPlate.mjs';

/** The light round a plate that won, enamel or not. */
export const PLATE_LIT = { name: 'plateLit', make: vector(plateLit()), borders: PLATE_LIT_BORDERS };

/** The plates of a table's pools, the rounds of its history and the light of the winning plate. */
export const enamelPlates = (colours) => [
  ...colours.flatMap((colour) => [
    { name: `plate_${colour}`, make: vector(enamelPlate(colour)), borders: PLATE_BORDERS },
    { name: `past_${colour}`, make: vector(pastRound(colour)), anchor: [0.5, 0.5] },
  ]),
  PLATE_LIT,
];
