import { chipTilted, chipTop } from '../chip.js';
import { colorBracket, colorFlap, colorHub, colorLamp, colorRim } from '../colorRim.js';
import { colorDisc } from '../colorWheel.js';
import { drumCap, drumCup, drumPedestal } from '../drum.js';
import { lottoBall, lottoPast, lottoRoll } from '../lottoBall.js';
import { rouletteBall, rouletteBowl, rouletteKnob } from '../rouletteBowl.js';
import { rouletteCross, rouletteRing } from '../rouletteRing.js';

/** Each: (frame, frames) => { object, camera: { eye, target, height }, light? } (studio/stage.js). */
export const wheelsModels = {
  rouletteRing,
  rouletteCross,
  rouletteBowl,
  rouletteKnob,
  rouletteBall,
  chipTop,
  chipTilted,
  colorDisc,
  colorRim,
  colorHub,
  colorFlap,
  colorBracket,
  colorLamp,
  lottoBall,
  lottoPast,
  lottoRoll,
  drumPedestal,
  drumCup,
  drumCap,
};
