import { chipTilted, chipTop } from '../chip.js';
import { colorBracket, colorFlap, colorHub, colorLamp, colorRim } from '../colorRim.js';
import { colorDisc } from '../colorWheel.js';
import { cryptoCoin, cryptoSpins } from '../cryptoCoin.js';
import { dialCap, dialFace, dialNeedle, trackKnob } from '../dial.js';
import { drumCap, drumCup, drumPedestal, lotteryCap, lotteryCup, lotteryPedestal } from '../drum.js';
import { lottoBall, lottoPast, lottoRoll, ticketBall, ticketRoll } from '../lottoBall.js';
import { marker, rollerWheel } from '../marker.js';
import { rouletteBall, rouletteBowl, rouletteKnob } from '../rouletteBowl.js';
import { rouletteCross, rouletteRing } from '../rouletteRing.js';
import { slotFrame } from '../slotFrame.js';

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
  lotteryPedestal,
  lotteryCup,
  lotteryCap,
  ticketBall,
  ticketRoll,
  cryptoCoin,
  ...cryptoSpins,
  slotFrame,
  dialFace,
  dialNeedle,
  dialCap,
  trackKnob,
  marker,
  rollerWheel,
};
