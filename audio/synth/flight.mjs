import {
  add,
  finish,
  highPass,
  lowPass,
  mix,
  noiseSource,
  pluck,
  RATE,
  room,
  shape,
  silence,
} from './sound.mjs';

const TAU = Math.PI * 2;

/** Ignition and the first thrust: a thump, a roar that opens and fades. */
export function liftoff() {
  const seconds = 1.7;
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
  return finish(room(buffer, 0.25), 0.4);
}

/**
 * The flight's loop: a soft engine on D and A that repeats without a seam (every wave fits a whole number of times; the noise
 * is folded over its own start). The player raises its rate as the multiplier climbs.
 */
export function flight() {
  const seconds = 3;
  const fold = 0.6;
  const noise = noiseSource(23);
  const wind = lowPass(
    add(silence(seconds + fold), 0, seconds + fold, () => noise()),
    1300,
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
      0.08 * Math.sin(TAU * whole(293.66) * t + 1.2 * Math.sin(TAU * whole(0.5) * t)) +
      0.035 * Math.sin(TAU * whole(587.33) * t + 2 * Math.sin(TAU * whole(1) * t));
    buffer[i] = air * 1.7 * throb + engine;
  }
  return buffer;
}

/** The break-up: a crack, a thunder that fades, falling pieces. */
export function crash() {
  const seconds = 1.9;
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
  mix(buffer, highPass(rain, 900), 0.9);
  return finish(room(buffer, 0.45), 0.5);
}
