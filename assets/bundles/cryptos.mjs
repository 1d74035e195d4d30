import { smeared } from '../fields/motion.mjs';
import { FONTS } from '../pipeline/fonts.mjs';
import { model, vector } from '../pipeline/render.mjs';
import { reelBack, reelShade, windowLit } from '../vector/reel.mjs';
import { CELEBRATION, SHADOW } from './common.mjs';
import { crash } from './crash.mjs';

const COINS = [0, 1, 2, 3, 4, 5, 6];
const SIZE = 112;
/** How far a coin on a fast reel is smeared, in pixels. */
const SMEAR = 64;
const SPIN = { size: 84, frames: 8 };
const MIDDLE = [0.5, 0.5];
const still = (coin) => model('cryptoCoin', coin, COINS.length, SIZE, SIZE);

const SPRITES = [
  ...COINS.flatMap((coin) => [
    { name: `coin_${coin}`, make: still(coin), anchor: MIDDLE },
    { name: `blur_${coin}`, make: smeared(still(coin), SMEAR), anchor: MIDDLE },
    ...Array.from({ length: SPIN.frames - 1 }, (_, i) => ({
      name: `spin_${coin}_${i + 1}`,
      make: model(`cryptoSpin_${coin}`, i + 1, SPIN.frames, SPIN.size, SPIN.size),
      anchor: MIDDLE,
    })),
  ]),
  { name: 'reelBack', make: vector(reelBack()), anchor: MIDDLE },
  { name: 'reelShade', make: vector(reelShade()), anchor: MIDDLE },
  { name: 'frame', make: model('slotFrame', 0, 1, 704, 184, 3), anchor: MIDDLE },
  { name: 'windowLit', make: vector(windowLit()), anchor: MIDDLE },
  ...CELEBRATION,
  ...SHADOW,
  ...crash.sprites.filter(({ name }) => name === 'kawung' || name === 'flash'),
];

export const cryptos = { name: 'cryptos', sprites: SPRITES, fonts: FONTS };
