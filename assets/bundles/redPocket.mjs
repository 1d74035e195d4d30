import { FONTS } from '../pipeline/fonts.mjs';
import { model, vector } from '../pipeline/render.mjs';
import { noteCard } from '../vector/noteCard.mjs';
import { CELEBRATION } from './common.mjs';
import { crash } from './crash.mjs';

const MIDDLE = [0.5, 0.5];
/** Frames of a whole turn of a falling one, and its sprite. */
const TURNS = 16;
const TURN = [112, 128];
/** The parts of the one that is opened lie in one frame: 2 x 3.12 units of the model. */
const PART = [336, 524];
const PAPER = [224, 250];

const part = (name, of) => ({ name, make: model(of, 0, 1, ...PART, 3), anchor: MIDDLE });

const SPRITES = [
  ...Array.from({ length: TURNS }, (_, i) => ({
    name: `turn_${i}`,
    make: model('redPocketTurn', i, TURNS, ...TURN, 6),
    anchor: MIDDLE,
  })),
  part('inside', 'redPocketInside'),
  part('front', 'redPocketFront'),
  part('flap', 'redPocketFlap'),
  part('flapUp', 'redPocketFlapUp'),
  { name: 'note', make: vector(noteCard(...PAPER)), anchor: [0.5, 0] },
  ...CELEBRATION,
  ...crash.sprites.filter(({ name }) => name === 'kawung' || name === 'flash'),
];

export const redPocket = { name: 'redPocket', sprites: SPRITES, fonts: FONTS };
