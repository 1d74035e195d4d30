import { loudest, RATE, shape } from './sound.mjs';

/** The frequency weighting of BS.1770 at 48 kHz: [b0, b1, b2, a1, a2] of a shelf and of a high-pass. */
const EAR = [
  [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585],
  [1, -2, 1, -1.99004745483398, 0.99007225036621],
];
/** Integration time of hearing; shorter sounds count as less loud. */
const WINDOW = Math.round(0.2 * RATE);
/** Maximum sample value, which leaves headroom for encoder overshoot. */
const CEILING = 10 ** (-2 / 20);

/** The loudest fifth of a second, in weighted dB below full scale. */
export function loudness(samples) {
  const heard = EAR.reduce(biquad, samples);
  let [energy, most] = [0, 1e-12];
  for (let i = 0; i < heard.length; i++) {
    energy += heard[i] ** 2 - (i >= WINDOW ? heard[i - WINDOW] ** 2 : 0);
    most = Math.max(most, energy);
  }
  return 10 * Math.log10(most / WINDOW) - 0.691;
}

/** Scales a sound to a loudness, as far as the ceiling allows. */
export function toLevel(samples, decibels) {
  const gain = Math.min(10 ** ((decibels - loudness(samples)) / 20), CEILING / loudest(samples));
  return shape(samples, (x) => x * gain);
}

function biquad(samples, [b0, b1, b2, a1, a2]) {
  const out = new Float64Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i];
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    out[i] = y;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
  }
  return out;
}
