import { glazed, rimLight } from '../fields/glaze.mjs';
import { paint } from '../fields/raster.mjs';
import { FONTS } from '../pipeline/fonts.mjs';
import { model, vector } from '../pipeline/render.mjs';
import { arc, endBorders, TRACK, tick, track, zone } from '../vector/track.mjs';
import { CELEBRATION, SHADOW } from './common.mjs';
import { crash } from './crash.mjs';
import { enamelPlates } from './enamel.mjs';

const DIAL = 440;
/** The band's radii in pixels: the groove of studio/dial.js. */
const BAND = [0.7, 0.84].map((radius) => (radius * DIAL) / 2.02);
const ARC = 3.6;
const ROLLER = 96;
const MIDDLE = [0.5, 0.5];
const gloss = rimLight(ROLLER, [
  [0.85, 0.07, 0.75],
  [0.5, 0.13, 0.3],
]);
const arcs = { win: arc('win', BAND, ARC), lose: arc('lose', BAND, ARC) };
const streaks = rimLight(DIAL, [
  [0.945, 0.014, 0.8],
  [0.925, 0.04, 0.2],
  [0.875, 0.006, 0.8],
]);

const SPRITES = [
  { name: 'dial', make: glazed(model('dialFace', 0, 1, DIAL, DIAL, 3), DIAL, DIAL, streaks), anchor: MIDDLE },
  { name: 'arcWin', make: vector(arcs.win.svg), anchor: arcs.win.anchor },
  { name: 'arcLose', make: vector(arcs.lose.svg), anchor: arcs.lose.anchor },
  { name: 'needle', make: model('dialNeedle', 0, 1, 48, 212), anchor: [0.5, (1.26 / 2 + 0.39) / 1.26] },
  { name: 'cap', make: model('dialCap', 0, 1, 64, 64, 8), anchor: MIDDLE },
  { name: 'track', make: vector(track()), borders: endBorders(TRACK.height) },
  { name: 'zoneWin', make: vector(zone('win')), borders: endBorders(TRACK.zone) },
  { name: 'zoneLose', make: vector(zone('lose')), borders: endBorders(TRACK.zone) },
  { name: 'knob', make: model('trackKnob', 0, 1, 84, 84, 6), anchor: MIDDLE },
  { name: 'tickMajor', make: vector(tick(6, 22)), anchor: [0.5, 0] },
  { name: 'tickMinor', make: vector(tick(4, 12)), anchor: [0.5, 0] },
  ...['marker', 'markerWin', 'markerLose'].map((name, i) => ({
    name,
    make: model('marker', i, 3, 80, 112, 6),
    anchor: [0.5, 0.966],
  })),
  { name: 'roller', make: model('rollerWheel', 0, 1, ROLLER, ROLLER, 6), anchor: MIDDLE },
  {
    name: 'rollerGloss',
    make: () => paint(ROLLER, ROLLER, gloss),
    anchor: MIDDLE,
  },
  ...enamelPlates(['black', 'green', 'red']),
  ...CELEBRATION,
  ...SHADOW,
  ...crash.sprites.filter(({ name }) => name === 'kawung' || name === 'flash'),
];

export const roller = { name: 'roller', sprites: SPRITES, fonts: FONTS };
