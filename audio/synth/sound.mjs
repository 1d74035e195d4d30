/** Sample rate of every sound, Hz. */
export const RATE = 48_000;
const TAU = Math.PI * 2;

/** Noise in -1..1 from a fixed seed, so that every build gives the same samples. */
export function noiseSource(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2147483648 - 1;
  };
}

export function silence(seconds) {
  return new Float32Array(Math.round(seconds * RATE));
}

/** Adds `wave(t)` (t in seconds from its own start) into a buffer. */
export function add(buffer, start, seconds, wave) {
  const from = Math.round(start * RATE);
  const count = Math.min(buffer.length - from, Math.round(seconds * RATE));
  for (let i = 0; i < count; i++) buffer[from + i] += wave(i / RATE);
  return buffer;
}

export function mix(buffer, other, gain = 1, start = 0) {
  const from = Math.round(start * RATE);
  for (let i = 0; i < other.length && from + i < buffer.length; i++) buffer[from + i] += other[i] * gain;
  return buffer;
}

/** Frequency of a MIDI note. */
export function pitch(note) {
  return 440 * 2 ** ((note - 69) / 12);
}

/** A rise over `attack`, then an exponential fall with time constant `decay`, seconds. */
export function pluck(t, attack, decay) {
  return t < attack ? t / attack : Math.exp(-(t - attack) / decay);
}

/**
 * A struck bar as a sum of decaying partials [ratio, level, decay factor]: bronze keys of a gamelan, or wood of a
 * marimba.
 */
const BARS = {
  bronze: [
    [1, 1, 1],
    [2.02, 0.36, 0.62],
    [2.76, 0.3, 0.46],
    [4.1, 0.16, 0.3],
    [5.4, 0.12, 0.2],
    [8.2, 0.06, 0.1],
  ],
  wood: [
    [1, 1, 1],
    [3.93, 0.28, 0.34],
    [9.6, 0.08, 0.14],
  ],
};

export function strike(buffer, start, bar, note, gain, decay) {
  const base = pitch(note);
  return add(buffer, start, decay * 7, (t) => {
    let sum = 0;
    for (const [ratio, level, factor] of BARS[bar])
      if (base * ratio < RATE * 0.45)
        sum += level * Math.sin(TAU * base * ratio * t) * pluck(t, 0.0015, decay * factor);
    return sum * gain * 0.5;
  });
}

/** Two-pole low-pass; `cutoff` in Hz, a number or a function of time. */
export function lowPass(buffer, cutoff) {
  let [y, z] = [0, 0];
  for (let i = 0; i < buffer.length; i++) {
    const hz = typeof cutoff === 'function' ? cutoff(i / RATE) : cutoff;
    const a = 1 - Math.exp((-TAU * hz) / RATE);
    y += a * (buffer[i] - y);
    z += a * (y - z);
    buffer[i] = z;
  }
  return buffer;
}

export function highPass(buffer, hz) {
  const a = 1 - Math.exp((-TAU * hz) / RATE);
  let y = 0;
  for (let i = 0; i < buffer.length; i++) {
    y += a * (buffer[i] - y);
    buffer[i] -= y;
  }
  return buffer;
}

export function shape(buffer, curve) {
  for (let i = 0; i < buffer.length; i++) buffer[i] = curve(buffer[i], i / RATE);
  return buffer;
}

/** A small bright room: four damped combs and two all-passes (Schroeder). */
export function room(buffer, amount, length = 1) {
  const wet = new Float32Array(buffer.length);
  for (const ms of [29.7, 37.1, 41.1, 43.7]) {
    const delay = Math.round((ms * length * RATE) / 1000);
    const line = new Float32Array(buffer.length);
    let damp = 0;
    for (let i = 0; i < buffer.length; i++) {
      const back = i >= delay ? line[i - delay] : 0;
      damp += 0.55 * (back - damp);
      line[i] = buffer[i] + damp * 0.74;
      wet[i] += back * 0.25;
    }
  }
  for (const ms of [5.0, 1.7]) {
    const delay = Math.round((ms * RATE) / 1000);
    const line = new Float32Array(buffer.length);
    for (let i = 0; i < buffer.length; i++) {
      const back = i >= delay ? line[i - delay] : 0;
      line[i] = wet[i] + back * 0.6;
      wet[i] = back - line[i] * 0.6;
    }
  }
  return mix(buffer, wet, amount);
}

/** Scales to a peak and fades the last milliseconds out, so that nothing clicks. */
export function finish(buffer, peak, fade = 0.03) {
  const gain = peak / loudest(buffer);
  const tail = Math.round(fade * RATE);
  for (let i = 0; i < buffer.length; i++)
    buffer[i] *= gain * Math.min(1, (buffer.length - 1 - i) / tail) * Math.min(1, i / 24);
  return buffer;
}

export function loudest(buffer) {
  let peak = 1e-9;
  for (const sample of buffer) peak = Math.max(peak, Math.abs(sample));
  return peak;
}
