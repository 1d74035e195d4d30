import { add, highPass, lowPass, mix, pitch, pluck, RATE, silence } from './sound.mjs';

const TAU = Math.PI * 2;

/**
 * Struck bodies: their attack (seconds) and their decaying partials [ratio, level, decay factor]. Bronze keys of a gamelan and
 * wood of a marimba carry the tunes; the others are objects. A coin is a free round plate, whose modes come in pairs slightly
 * apart, which causes its shimmer.
 */
const BODIES = {
  bronze: {
    attack: 0.0015,
    partials: [
      [1, 1, 1],
      [2.02, 0.36, 0.62],
      [2.76, 0.3, 0.46],
      [4.1, 0.16, 0.3],
      [5.4, 0.12, 0.2],
      [8.2, 0.06, 0.1],
    ],
  },
  wood: {
    attack: 0.0015,
    partials: [
      [1, 1, 1],
      [3.93, 0.28, 0.34],
      [9.6, 0.08, 0.14],
    ],
  },
  glass: {
    attack: 0.001,
    partials: [
      [1, 1, 1],
      [2.003, 0.5, 0.8],
      [3.01, 0.2, 0.5],
      [4.24, 0.26, 0.34],
      [6.81, 0.12, 0.18],
    ],
  },
  clay: {
    attack: 0.0003,
    partials: [
      [1, 1, 1],
      [1.62, 0.7, 0.8],
      [2.41, 0.45, 0.5],
      [3.3, 0.2, 0.3],
    ],
  },
  coin: {
    attack: 0.0004,
    partials: [
      [1, 1, 1],
      [1.006, 0.7, 0.9],
      [1.73, 0.35, 0.5],
      [2.33, 0.6, 0.7],
      [2.342, 0.4, 0.6],
      [3.91, 0.25, 0.35],
      [4.11, 0.2, 0.3],
    ],
  },
  stone: {
    attack: 0.0006,
    partials: [
      [1, 1, 1],
      [1.47, 0.6, 0.7],
      [2.09, 0.4, 0.5],
      [2.94, 0.3, 0.4],
      [4.4, 0.16, 0.25],
    ],
  },
};

/** Adds a body of `hz` struck at `start`; its lowest partial decays with time constant `decay`, seconds. */
export function knock(buffer, start, body, hz, gain, decay) {
  const { attack, partials } = BODIES[body];
  for (const [ratio, level, factor] of partials) {
    if (hz * ratio > RATE * 0.45) continue;
    const turn = TAU * hz * ratio;
    const fall = decay * factor;
    add(buffer, start, fall * 8, (t) => 0.5 * gain * level * Math.sin(turn * t) * pluck(t, attack, fall));
  }
  return buffer;
}

/** A body tuned to a MIDI note. */
export function strike(buffer, start, body, note, gain, decay) {
  return knock(buffer, start, body, pitch(note), gain, decay);
}

/** Adds band-limited noise: felt, paper, air, the scrape before a knock. */
export function burst(buffer, start, noise, { low, high, attack = 0.0005, decay, gain }) {
  const seconds = attack + decay * 6;
  const breath = add(silence(seconds), 0, seconds, (t) => noise() * pluck(t, attack, decay));
  return mix(buffer, lowPass(highPass(breath, low), high), gain, start);
}
