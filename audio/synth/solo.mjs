import { A4, D5, D6, D7 } from './notes.mjs';
import { add, finish, fold, noiseSource, pitch, pluck, RATE, room, shape, silence } from './sound.mjs';
import { burst, knock, strike } from './struck.mjs';

const TAU = Math.PI * 2;

/** A successful step: a gem, a right guess, a safe stair. The player raises its pitch step by step. */
export function gem() {
  const noise = noiseSource(101);
  const buffer = strike(silence(0.6), 0, 'glass', D5, 0.55, 0.13);
  strike(buffer, 0, 'bronze', D6, 0.22, 0.08);
  strike(buffer, 0.03, 'glass', D6, 0.22, 0.1);
  burst(buffer, 0, noise, { low: 6_000, high: 12_000, decay: 0.02, gain: 0.25 });
  return finish(room(buffer, 0.5), 0.18);
}

/** A spinning coin: its ring opens and closes as it turns, with air noise. A loop. */
export function coinSpin() {
  const [seconds, turns] = [0.5, 6];
  const noise = noiseSource(103);
  const whole = (hz) => Math.round(hz * seconds) / seconds;
  const ring = [1, 1.73, 2.33].map((ratio) => whole(pitch(D7) * ratio));
  const buffer = add(silence(seconds), 0, seconds, (t) => {
    const turn = 0.5 - 0.5 * Math.cos(TAU * (turns / seconds) * t);
    const wave = ring.reduce((sum, hz, i) => sum + [1, 0.3, 0.45][i] * Math.sin(TAU * hz * t), 0);
    return 0.14 * wave * (0.15 + turn ** 2);
  });
  const air = silence(seconds + 0.2);
  for (let i = 0; i < turns; i++)
    burst(air, (i * seconds) / turns, noise, {
      low: 900,
      high: 3_200,
      attack: 0.04,
      decay: 0.012,
      gain: 0.3,
    });
  const loop = fold(air, seconds);
  return shape(buffer, (x, _t, i) => x + loop[i]);
}

/** A coin on wood: it rings, hops, rattles flat. */
export function coinLand() {
  const noise = noiseSource(107);
  const buffer = silence(0.75);
  let [at, force, hop] = [0, 1, 0.15];
  for (let bounce = 0; bounce < 9; bounce++) {
    knock(buffer, at, 'coin', pitch(D7) * (1 + 0.006 * noise()), 0.5 * force, bounce ? 0.04 : 0.11);
    strike(buffer, at, 'wood', D5 - 5, 0.5 * force, 0.02);
    [at, force, hop] = [at + hop, force * 0.72, hop * 0.7];
  }
  return finish(room(buffer, 0.4), 0.15);
}

/** A cracking shell: one crack, then the pieces. */
export function eggCrack() {
  const noise = noiseSource(109);
  const buffer = burst(silence(0.42), 0, noise, { low: 700, high: 5_000, decay: 0.007, gain: 2 });
  knock(buffer, 0, 'clay', 1_150, 0.7, 0.013);
  strike(buffer, 0, 'wood', A4, 0.35, 0.02);
  for (let i = 0; i < 14; i++) {
    const at = 0.018 + 0.22 * Math.abs(noise()) ** 1.4;
    const gain = 0.75 * Math.exp(-at * 9) * (0.6 + 0.4 * Math.abs(noise()));
    burst(buffer, at, noise, { low: 1_500, high: 7_000, decay: 0.003, gain: 1.5 * gain });
    knock(buffer, at, 'clay', 2_300 + 900 * noise(), 0.5 * gain, 0.005);
  }
  shape(buffer, (x) => Math.tanh(x * 1.6));
  return finish(room(buffer, 0.3), 0.1);
}

/** A foot on a stone stair. */
export function step() {
  const noise = noiseSource(113);
  const buffer = burst(silence(0.22), 0, noise, {
    low: 80,
    high: 480,
    attack: 0.002,
    decay: 0.026,
    gain: 2.2,
  });
  knock(buffer, 0, 'stone', pitch(D5), 0.4, 0.016);
  burst(buffer, 0.006, noise, { low: 1_800, high: 6_000, attack: 0.012, decay: 0.016, gain: 0.3 });
  return finish(room(buffer, 0.35), 0.07);
}

/** A heavy falling stone, followed by its splinters. */
export function stoneFall() {
  const noise = noiseSource(127);
  const buffer = silence(0.9);
  add(
    buffer,
    0,
    0.8,
    (t) => 0.6 * Math.sin(TAU * (44 * t + 3 * (1 - Math.exp(-14 * t)))) * pluck(t, 0.003, 0.16),
  );
  burst(buffer, 0, noise, { low: 120, high: 1_900, attack: 0.002, decay: 0.08, gain: 2.6 });
  for (const [at, hz, gain] of [
    [0, 220, 1.1],
    [0.012, 370, 1],
    [0.13, 494, 0.6],
    [0.21, 622, 0.4],
  ])
    knock(buffer, at, 'stone', hz, gain, 0.05);
  for (let i = 0; i < 16; i++) {
    const at = 0.06 + 0.5 * Math.abs(noise()) ** 1.4;
    const gain = 0.5 * Math.exp(-at * 4);
    knock(buffer, at, 'stone', 1_100 + 800 * Math.abs(noise()), gain, 0.008);
    burst(buffer, at, noise, { low: 900, high: 5_000, decay: 0.005, gain });
  }
  shape(buffer, (x) => Math.tanh(x * 1.4));
  return finish(room(buffer, 0.4), 0.25);
}

/** A ball pops out of the drum. */
export function ballPop() {
  const noise = noiseSource(131);
  const [from, to] = [280, pitch(D5)];
  const buffer = silence(0.26);
  let phase = 0;
  add(buffer, 0, 0.2, (t) => {
    phase += (from + (to - from) * Math.min(1, t / 0.045)) / RATE;
    return 0.8 * Math.sin(TAU * phase) * pluck(t, 0.003, 0.035);
  });
  burst(buffer, 0, noise, { low: 500, high: 3_500, decay: 0.004, gain: 1 });
  knock(buffer, 0.05, 'clay', 2_500, 0.2, 0.007);
  return finish(room(buffer, 0.35), 0.08);
}
