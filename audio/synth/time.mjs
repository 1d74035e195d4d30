import { A5, A6, D5, D6 } from './notes.mjs';
import { add, finish, fold, noiseSource, pitch, room, silence } from './sound.mjs';
import { burst, knock, strike } from './struck.mjs';

const TAU = Math.PI * 2;

/** A second of the countdown. */
export function tick() {
  const buffer = strike(silence(0.15), 0, 'wood', D6, 0.8, 0.028);
  return finish(room(buffer, 0.25));
}

/** The last seconds: the only sound that is not struck, which makes it audible over everything. */
export function beep() {
  const buffer = strike(silence(0.36), 0, 'wood', A5, 0.5, 0.05);
  add(buffer, 0, 0.24, (t) => {
    const body = Math.sin(TAU * pitch(A6) * t) + 0.25 * Math.sin(TAU * pitch(A6) * 2 * t);
    return 0.4 * body * Math.min(1, t / 0.004) * Math.min(1, Math.max(0, (0.17 - t) / 0.06));
  });
  return finish(room(buffer, 0.5), 0.1);
}

/** A light of the ring switches on; the player raises its pitch. */
export function runLight() {
  const buffer = strike(silence(0.2), 0, 'bronze', D5, 0.5, 0.04);
  strike(buffer, 0, 'wood', D5, 0.5, 0.025);
  return finish(room(buffer, 0.3), 0.06);
}

/** A peg of the wheel passes the pointer. */
export function pointerTick() {
  return finish(room(peg(silence(0.1), 0, noiseSource(61), 1), 0.2), 0.03);
}

/** A fast wheel: passing pegs with variation. Its rate follows the wheel's speed. */
export function wheelSpin() {
  const [seconds, pegs] = [0.6, 9];
  const noise = noiseSource(67);
  const buffer = silence(seconds + 0.4);
  for (let i = 0; i < pegs; i++) peg(buffer, (i * seconds) / pegs, noise, 0.85 + 0.15 * noise());
  return fold(room(buffer, 0.2), seconds);
}

function peg(buffer, at, noise, gain) {
  knock(buffer, at, 'wood', pitch(A5) * (1 + 0.012 * noise()), 0.7 * gain, 0.011);
  knock(buffer, at, 'clay', 2_350 * (1 + 0.02 * noise()), 0.3 * gain, 0.006);
  return burst(buffer, at, noise, { low: 1_800, high: 6_500, decay: 0.003, gain: 0.8 * gain });
}
