/** Value noise in three dimensions with a fixed hash: the same numbers on every machine. */
function hash(x, y, z) {
  let h = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(z, 2147483647)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const fade = (t) => t * t * t * (t * (t * 6 - 15) + 10);
const mix = (a, b, t) => a + (b - a) * t;

/** Smooth noise, 0..1. */
export function noise(x, y, z = 0) {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [u, v, w] = [fade(x - i), fade(y - j), fade(z - k)];
  const edge = (dj, dk) => mix(hash(i, j + dj, k + dk), hash(i + 1, j + dj, k + dk), u);
  return mix(mix(edge(0, 0), edge(1, 0), v), mix(edge(0, 1), edge(1, 1), v), w);
}

/** Several octaves of noise, 0..1. */
export function fractal(x, y, z = 0, octaves = 4) {
  let [sum, weight, scale, total] = [0, 0.5, 1, 0];
  for (let i = 0; i < octaves; i++) {
    sum += weight * noise(x * scale + i * 17.3, y * scale - i * 9.1, z * scale + i * 4.7);
    total += weight;
    weight /= 2;
    scale *= 2.03;
  }
  return sum / total;
}
