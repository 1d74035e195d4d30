import { A4, A5, A6, D3, D4, D5, D6, D7, E6, FS4, FS5, FS6 } from './notes.mjs';
import { add, finish, highPass, lowPass, mix, noiseSource, pluck, room, silence } from './sound.mjs';
import { burst, knock, strike } from './struck.mjs';

const TAU = Math.PI * 2;

/** A bet is placed: a chip set down on felt, another following it, and distant bronze. */
export function bet() {
  const noise = noiseSource(29);
  const buffer = silence(0.28);
  burst(buffer, 0, noise, { low: 90, high: 620, decay: 0.022, gain: 2.4 });
  for (const [at, hz, gain] of [
    [0.002, 3_150, 0.55],
    [0.043, 3_480, 0.8],
    [0.061, 3_320, 0.3],
  ])
    knock(buffer, at, 'clay', hz, gain, 0.008);
  strike(buffer, 0.043, 'wood', D5, 0.45, 0.03);
  strike(buffer, 0.05, 'bronze', A6, 0.1, 0.05);
  return finish(room(buffer, 0.3), 0.08);
}

/** A cash-out: two bronze keys and a glint. */
export function cashout() {
  const buffer = strike(silence(0.75), 0, 'bronze', D6, 0.6, 0.09);
  strike(buffer, 0.07, 'bronze', A6, 0.75, 0.16);
  const noise = noiseSource(31);
  const glint = add(silence(0.3), 0, 0.25, (t) => noise() * pluck(t, 0.002, 0.05));
  mix(buffer, highPass(glint, 7_000), 0.14, 0.07);
  return finish(room(buffer, 0.6), 0.2);
}

/** A return above the stake. */
export function winSmall() {
  const buffer = silence(1.1);
  [D5, FS5, A5, D6].forEach((note, i) => {
    strike(buffer, i * 0.085, 'bronze', note, 0.5, 0.15);
    strike(buffer, i * 0.085, 'wood', note - 12, 0.35, 0.08);
  });
  return finish(room(buffer, 0.7), 0.3);
}

/** A return many times the stake: the run, its echo above, a full chord with shimmer. */
export function winBig() {
  const buffer = silence(2.1);
  [D5, FS5, A5, D6, E6, FS6, A6].forEach((note, i) => {
    strike(buffer, i * 0.075, 'bronze', note, 0.42, 0.16);
    strike(buffer, i * 0.075, 'wood', note - 12, 0.3, 0.08);
  });
  for (const note of [D5, A5, D6, FS6, A6, D7]) strike(buffer, 0.62, 'bronze', note, 0.34, 0.38);
  strike(buffer, 0.62, 'wood', D3, 0.9, 0.22);
  const noise = noiseSource(41);
  const shimmer = add(
    silence(1.4),
    0,
    1.3,
    (t) => noise() * pluck(t, 0.02, 0.35) * (0.7 + 0.3 * Math.sin(TAU * 13 * t)),
  );
  mix(buffer, highPass(highPass(shimmer, 6_500), 6_500), 0.2, 0.62);
  return finish(room(buffer, 0.8), 0.6);
}

/** A lost stake: two soft wooden notes that come to rest, without mockery. */
export function lose() {
  const buffer = strike(silence(0.65), 0, 'wood', D5, 0.5, 0.08);
  strike(buffer, 0.005, 'wood', A4, 0.3, 0.08);
  strike(buffer, 0.14, 'wood', A4, 0.65, 0.13);
  strike(buffer, 0.145, 'wood', FS4, 0.4, 0.13);
  return finish(room(lowPass(buffer, 2_200), 0.5), 0.2);
}

/** A neutral result: an open fifth. */
export function reveal() {
  const buffer = strike(silence(0.85), 0, 'wood', D4, 0.6, 0.1);
  strike(buffer, 0, 'bronze', D5, 0.45, 0.2);
  strike(buffer, 0.045, 'bronze', A5, 0.5, 0.2);
  strike(buffer, 0.09, 'glass', D6, 0.16, 0.16);
  return finish(room(buffer, 0.6), 0.25);
}
