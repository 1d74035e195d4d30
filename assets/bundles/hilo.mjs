import { boxShadow, halo } from '../fields/halo.mjs';
import { paint } from '../fields/raster.mjs';
import { FONTS } from '../pipeline/fonts.mjs';
import { vector } from '../pipeline/render.mjs';
import { written } from '../pipeline/written.mjs';
import { arrowUp, same, skip } from '../vector/arrows.mjs';
import { ace } from '../vector/cards/ace.mjs';
import { back, blank, CARD, large, pip } from '../vector/cards/card.mjs';
import { court } from '../vector/cards/court.mjs';
import { SUITS } from '../vector/cards/suits.mjs';
import { BOLT } from '../vector/mark.mjs';
import { CELEBRATION, FELT, SHADOW } from './common.mjs';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const FIGURES = ['jack', 'queen', 'king'];
const suits = Object.keys(SUITS);
const middle = [0.5, 0.5];
const { width, height, round } = CARD;
const onCard = (name, svg) => ({ name, make: vector(svg), anchor: middle });

/** Half a card with room round it, for lights and shadows that are drawn at twice their size. */
const around = (space, shade) => {
  const box = {
    width: width / 2 + 2 * space,
    height: height / 2 + 2 * space,
    inset: space,
    round: round / 2,
  };
  return () => paint(box.width, box.height, (x, y) => shade(x, y, box));
};

/**
 * A card is four sprites laid over each other at the same place (docs/treasures.md): `card`, a tinted `rank_*`, a
 * `pip_*` and, for the picture, `mark_*`, `ace_*` or `jack_*`, `queen_*`, `king_*`.
 */
const SPRITES = [
  onCard('card', blank()),
  onCard('card_back', back(BOLT)),
  ...RANKS.map((text, rank) => ({
    name: `rank_${rank}`,
    make: written(text, { width, height, x: 32, y: 42, size: 58, most: 44 }),
    anchor: middle,
  })),
  ...suits.flatMap((suit) => [
    onCard(`pip_${suit}`, pip(suit)),
    onCard(`mark_${suit}`, large(suit)),
    onCard(`ace_${suit}`, ace(suit)),
    ...FIGURES.map((figure) => onCard(`${figure}_${suit}`, court(figure, suit))),
  ]),
  { name: 'card_shadow', make: around(16, boxShadow), anchor: middle },
  { name: 'card_glow', make: around(20, halo), anchor: middle },
  onCard('arrow', arrowUp(40)),
  onCard('same', same(40)),
  onCard('skip', skip(40)),
  ...CELEBRATION,
  ...SHADOW,
  ...FELT,
];

export const hilo = { name: 'hilo', sprites: SPRITES, fonts: FONTS };
