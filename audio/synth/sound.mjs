/** Sample rate of every sound, Hz. */
export const RATE = 48_000;
const TAU = Math.PI * 2;
/** Every sound ends with this much silence, seconds. */
const REST = 0.005;

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
  for (let i = 0; i < buffer.length; i++) buffer[i] = curve(buffer[i], i / RATE, i);
  return buffer;
}

/** Reverb of the family, small and bright: four damped combs and two all-passes (Schroeder). */
export function room(buffer, amount) {
  const wet = new Float32Array(buffer.length);
  for (const ms of [29.7, 37.1, 41.1, 43.7]) {
    const delay = Math.round((ms * RATE) / 1000);
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

/** Removes inaudible rumble, and fades out the last `seconds`, which avoids clicks. */
export function finish(buffer, seconds = 0.04) {
  const tail = Math.round(seconds * RATE);
  const last = Math.round(REST * RATE);
  return shape(highPass(buffer, 25), (x, _t, i) => {
    const left = Math.max(0, (buffer.length - last - i) / tail);
    return x * Math.min(1, left * left * (3 - 2 * Math.min(1, left))) * Math.min(1, i / 24);
  });
}

/** Makes a loop of `seconds` from a longer buffer: the part after the end is mixed over the start. */
export function fold(buffer, seconds) {
  const count = Math.round(seconds * RATE);
  const loop = buffer.slice(0, count);
  for (let i = count; i < buffer.length; i++) loop[i % count] += buffer[i];
  return loop;
}

export function loudest(buffer) {
  let peak = 1e-9;
  for (const sample of buffer) peak = Math.max(peak, Math.abs(sample));
  return peak;
}
