import {
  add,
  finish,
  highPass,
  loudest,
  lowPass,
  mix,
  noiseSource,
  pitch,
  pluck,
  RATE,
  room,
  shape,
  silence,
  strike,
} from './sound.mjs';

/** The sounds of crash, all in D: bronze keys for money, wood for time, air and thunder for the rocket. */
const TAU = Math.PI * 2;
const D5 = 74;
const [FS5, A5, D6, E6, FS6, A6, D7] = [78, 81, 86, 88, 90, 93, 98];

/** A second of the countdown passes. */
function tick() {
  const buffer = silence(0.16);
  strike(buffer, 0, 'wood', D6, 0.8, 0.028);
  return finish(room(buffer, 0.25, 0.6), 0.42);
}

/** The last seconds before lift-off. */
function beep() {
  const buffer = silence(0.42);
  strike(buffer, 0, 'wood', A5, 0.5, 0.05);
  add(buffer, 0, 0.24, (t) => {
    const body = Math.sin(TAU * pitch(A6) * t) + 0.25 * Math.sin(TAU * pitch(A6) * 2 * t);
    return 0.4 * body * Math.min(1, t / 0.004) * Math.min(1, Math.max(0, (0.17 - t) / 0.06));
  });
  return finish(room(buffer, 0.5), 0.5);
}

/** Ignition and the first push: a thump, a roar that opens and passes. */
function liftoff() {
  const seconds = 2.1;
  const noise = noiseSource(11);
  const roar = add(
    silence(seconds),
    0,
    seconds,
    (t) => noise() * Math.min(1, t / 0.09) * pluck(t, 0.5, 0.55),
  );
  lowPass(roar, (t) => 300 + 2800 * Math.min(1, t / 0.55) * Math.exp(-Math.max(0, t - 0.55) * 1.6));
  const air = add(
    silence(seconds),
    0,
    seconds,
    (t) => noise() * 0.3 * Math.sin(Math.PI * Math.min(1, t / 1.5)) ** 2,
  );
  highPass(air, 1800);
  const buffer = mix(mix(silence(seconds), roar, 2.4), air, 0.3);
  add(
    buffer,
    0,
    0.9,
    (t) => 0.8 * Math.sin(TAU * (46 * t + 3.4 * (1 - Math.exp(-9 * t)))) * pluck(t, 0.004, 0.24),
  );
  add(
    buffer,
    0.1,
    1.7,
    (t) => 0.16 * Math.sin(TAU * (73.4 * t + 22 * t * t)) * Math.sin(Math.PI * Math.min(1, t / 1.7)),
  );
  shape(buffer, (x) => Math.tanh(x * 1.5));
  return finish(room(buffer, 0.25), 0.58, 0.35);
}

/**
 * The flight's bed: a soft engine on D and A that repeats without a seam (every wave fits a whole number of times;
 * the noise is folded over its own start). The player raises its rate as the multiplier climbs.
 */
function flight() {
  const seconds = 4;
  const fold = 0.6;
  const noise = noiseSource(23);
  const wind = lowPass(
    add(silence(seconds + fold), 0, seconds + fold, () => noise()),
    900,
  );
  const whole = (hz) => Math.round(hz * seconds) / seconds;
  const buffer = silence(seconds);
  const count = buffer.length;
  for (let i = 0; i < count; i++) {
    const t = i / RATE;
    const w = Math.min(1, t / fold);
    const air = wind[i] * Math.sqrt(w) + (w < 1 ? wind[count + i] * Math.sqrt(1 - w) : 0);
    const throb = 1 + 0.3 * Math.sin(TAU * whole(3.5) * t) + 0.12 * Math.sin(TAU * whole(7) * t + 1);
    const engine =
      0.3 * Math.sin(TAU * whole(73.42) * t + 0.9 * Math.sin(TAU * whole(7) * t)) +
      0.16 * Math.sin(TAU * whole(110) * t + 0.5 * Math.sin(TAU * whole(3.5) * t)) +
      0.1 * Math.sin(TAU * whole(146.83) * t) +
      0.06 * Math.sin(TAU * whole(293.66) * t + 1.2 * Math.sin(TAU * whole(0.5) * t));
    buffer[i] = air * 1.7 * throb + engine;
  }
  const gain = 0.5 / loudest(buffer);
  return shape(buffer, (x) => x * gain);
}

/** Somebody's money is safe: two bronze keys and a glint. */
function cashout() {
  const buffer = silence(0.85);
  strike(buffer, 0, 'bronze', D6, 0.6, 0.09);
  strike(buffer, 0.07, 'bronze', A6, 0.75, 0.16);
  const noise = noiseSource(31);
  mix(
    buffer,
    highPass(
      add(silence(0.3), 0, 0.25, (t) => noise() * pluck(t, 0.002, 0.05)),
      7000,
    ),
    0.14,
    0.07,
  );
  return finish(room(buffer, 0.6), 0.6, 0.15);
}

/** A return above the stake. */
function winSmall() {
  const buffer = silence(1.25);
  [D5, FS5, A5, D6].forEach((note, i) => {
    strike(buffer, i * 0.085, 'bronze', note, 0.5, 0.16);
    strike(buffer, i * 0.085, 'wood', note - 12, 0.35, 0.08);
  });
  return finish(room(buffer, 0.7), 0.68, 0.25);
}

/** A return many times the stake: the run, its echo above, a full chord with shimmer. */
function winBig() {
  const buffer = silence(2.3);
  [D5, FS5, A5, D6, E6, FS6, A6].forEach((note, i) => {
    strike(buffer, i * 0.075, 'bronze', note, 0.42, 0.16);
    strike(buffer, i * 0.075, 'wood', note - 12, 0.3, 0.08);
  });
  for (const note of [D5, A5, D6, FS6, A6, D7]) strike(buffer, 0.62, 'bronze', note, 0.34, 0.38);
  strike(buffer, 0.62, 'wood', D5 - 24, 0.9, 0.22);
  const noise = noiseSource(41);
  const shimmer = add(
    silence(1.4),
    0,
    1.3,
    (t) => noise() * pluck(t, 0.02, 0.4) * (0.7 + 0.3 * Math.sin(TAU * 13 * t)),
  );
  mix(buffer, highPass(highPass(shimmer, 6500), 6500), 0.22, 0.62);
  return finish(room(buffer, 0.8, 1.25), 0.78, 0.5);
}

/** The break-up: a crack, a thunder that rolls away, pieces raining. */
function crash() {
  const seconds = 2.1;
  const noise = noiseSource(53);
  const blast = add(
    silence(seconds),
    0,
    seconds,
    (t) => noise() * (pluck(t, 0.002, 0.34) + 0.16 * pluck(t, 0.25, 0.5)),
  );
  lowPass(blast, (t) => 380 + 5600 * Math.exp(-t * 5));
  const buffer = mix(silence(seconds), blast, 1.5);
  add(buffer, 0, 1.3, (t) => Math.sin(TAU * (36 * t + 10 * (1 - Math.exp(-8 * t)))) * pluck(t, 0.002, 0.34));
  shape(buffer, (x) => Math.tanh(x * 1.9));
  const rain = silence(seconds);
  for (let i = 0; i < 46; i++) {
    const at = 0.07 + Math.abs(noise()) ** 1.5 * 1.25;
    const hz = 1400 + Math.abs(noise()) * 3600;
    const level = 0.4 * Math.exp(-at * 1.6);
    add(rain, at, 0.05, (t) => level * (0.6 * noise() + Math.sin(TAU * hz * t)) * pluck(t, 0.0008, 0.007));
  }
  mix(buffer, highPass(rain, 900), 0.5);
  return finish(room(buffer, 0.45, 1.3), 0.8, 0.45);
}

/** The bet is on the table. */
function bet() {
  const buffer = silence(0.3);
  strike(buffer, 0, 'wood', D5, 0.8, 0.035);
  strike(buffer, 0.045, 'bronze', A6, 0.22, 0.05);
  return finish(room(buffer, 0.35, 0.6), 0.5, 0.08);
}

/** Name to samples; `flight` alone repeats. */
export const SOUNDS = { tick, beep, bet, liftoff, flight, cashout, winSmall, winBig, crash };
export const LOOPS = new Set(['flight']);
