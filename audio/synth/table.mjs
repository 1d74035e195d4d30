import { D4, D5 } from './notes.mjs';
import { add, finish, fold, mix, noiseSource, pitch, pluck, room, shape, silence } from './sound.mjs';
import { burst, knock, strike } from './struck.mjs';

const TAU = Math.PI * 2;

/** Three dice shaken in a cup: a loop. */
export function diceShake() {
  const [seconds, strokes] = [0.8, 4];
  const noise = noiseSource(71);
  const buffer = silence(seconds + 0.4);
  for (let stroke = 0; stroke < strokes; stroke++) {
    const start = 0.02 + (stroke * seconds) / strokes;
    const force = stroke % 2 ? 0.75 : 1;
    for (let i = 0; i < 5; i++) {
      const at = start + i * 0.019 + 0.007 * noise();
      die(buffer, at, noise, force * (1 - 0.14 * i));
      // The cup's wall: leather over wood.
      knock(buffer, at, 'wood', 430 * (1 + 0.08 * noise()), 0.5 * force * (1 - 0.14 * i), 0.014);
    }
    burst(buffer, start, noise, { low: 500, high: 2_200, attack: 0.05, decay: 0.02, gain: 0.16 * force });
  }
  return fold(room(buffer, 0.2), seconds);
}

/** Three dice fall, tumble and come to rest. */
export function diceLand() {
  const noise = noiseSource(73);
  const buffer = silence(0.6);
  for (const [first, gain] of [
    [0, 1],
    [0.028, 0.85],
    [0.071, 0.9],
  ]) {
    let [at, force, hop] = [first, gain, 0.085 + 0.015 * noise()];
    for (let bounce = 0; bounce < 5; bounce++) {
      die(buffer, at, noise, force);
      strike(buffer, at, 'wood', D4 - 5, 0.75 * force, 0.022);
      burst(buffer, at, noise, { low: 100, high: 700, decay: 0.014, gain: 0.9 * force });
      [at, force, hop] = [at + hop, force * 0.55, hop * 0.72];
    }
  }
  return finish(room(buffer, 0.3), 0.12);
}

function die(buffer, at, noise, gain) {
  knock(buffer, at, 'clay', 2_650 * (1 + 0.12 * noise()), 0.6 * gain, 0.007);
  burst(buffer, at, noise, { low: 2_500, high: 8_000, decay: 0.0015, gain: 0.5 * gain });
}

/** The ball leaves the rim, hops over the frets ever faster and rests in its pocket. */
export function ballDrop() {
  const noise = noiseSource(79);
  const buffer = silence(0.95);
  let [at, force, hop] = [0, 1, 0.17];
  for (let bounce = 0; bounce < 10; bounce++) {
    knock(buffer, at, 'clay', 3_500 * (1 + 0.05 * noise()), 0.55 * force, 0.011);
    knock(buffer, at, 'wood', pitch(D5) * (1 + 0.03 * noise()), 0.6 * force, 0.018);
    [at, force, hop] = [at + hop, force * 0.84, hop * 0.78];
  }
  strike(buffer, 0.66, 'wood', D4, 0.9, 0.045);
  burst(buffer, 0.66, noise, { low: 90, high: 520, decay: 0.025, gain: 1.2 });
  return finish(room(buffer, 0.3), 0.15);
}

/** A reel, a light or a wheel stops: latch and weight. */
export function reelStop() {
  const noise = noiseSource(83);
  const buffer = burst(silence(0.26), 0, noise, { low: 70, high: 380, decay: 0.03, gain: 2 });
  knock(buffer, 0, 'clay', 1_900, 0.4, 0.009);
  strike(buffer, 0.004, 'wood', D4, 0.8, 0.035);
  strike(buffer, 0.012, 'bronze', D5, 0.22, 0.06);
  return finish(room(buffer, 0.3), 0.08);
}

/** A card slides from the shoe and touches the felt. */
export function cardDeal() {
  const noise = noiseSource(89);
  const buffer = burst(silence(0.24), 0, noise, {
    low: 1_500,
    high: 6_000,
    attack: 0.075,
    decay: 0.016,
    gain: 1,
  });
  burst(buffer, 0.02, noise, { low: 3_500, high: 9_000, attack: 0.055, decay: 0.012, gain: 0.5 });
  burst(buffer, 0.092, noise, { low: 180, high: 1_300, decay: 0.014, gain: 1.5 });
  return finish(room(buffer, 0.25), 0.06);
}

/** A card is turned over: it bends, springs and slaps. */
export function cardFlip() {
  const noise = noiseSource(97);
  const bend = add(silence(0.08), 0, 0.06, (t) => noise() * (t / 0.05) * pluck(t, 0.045, 0.004));
  shape(bend, (x, t) => x * (0.6 + 0.4 * Math.sin(TAU * (70 + 900 * t) * t)));
  const buffer = mix(silence(0.2), bend, 0.35);
  burst(buffer, 0.048, noise, { low: 1_200, high: 7_500, decay: 0.006, gain: 1.6 });
  burst(buffer, 0.05, noise, { low: 160, high: 900, decay: 0.018, gain: 1.6 });
  knock(buffer, 0.05, 'wood', 640, 0.25, 0.012);
  return finish(room(buffer, 0.25), 0.06);
}
