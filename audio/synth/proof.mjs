import { execFileSync } from 'node:child_process';
import { loudest, RATE } from './sound.mjs';

/** Search range for a decoded sound, and allowed offset, in samples: 30 and 2 ms. */
const REACH = Math.round(0.03 * RATE);
const ALLOWED = Math.round(0.002 * RATE);

/** Decodes an encoded sprite and measures every sound: delay in samples, correlation with the source (1 is identical), peak. */
export function measureSprite(file, places) {
  const raw = execFileSync(
    'ffmpeg',
    ['-v', 'error', '-i', file, '-f', 'f32le', '-ac', '1', '-ar', `${RATE}`, '-'],
    {
      maxBuffer: 1e9,
    },
  );
  const decoded = new Float32Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.length));
  return places.map(({ name, samples, start }) => {
    let best = { late: 0, likeness: -1 };
    for (let late = -REACH; late <= REACH; late++) {
      const likeness = correlation(samples, decoded, start + late);
      if (likeness > best.likeness) best = { late, likeness };
    }
    const peak = 20 * Math.log10(loudest(decoded.subarray(start, start + samples.length)));
    return { name, ...best, peak };
  });
}

/** Throws when a decoded sound is not where the map says, differs from the synthesised one, or clips. */
export function checkSprite(file, measured) {
  for (const { name, late, likeness, peak } of measured)
    if (Math.abs(late) > ALLOWED || likeness < 0.7 || peak > 0)
      throw new Error(`${name} in ${file}: ${late} samples late, likeness ${likeness}, peak ${peak} dB`);
}

/** Correlation of a sound's first fifth of a second with the decoded sprite from a position on. */
function correlation(samples, decoded, at) {
  const count = Math.min(samples.length, RATE / 5);
  let [both, own, other] = [0, 1e-12, 1e-12];
  for (let i = 0; i < count; i++) {
    const [a, b] = [samples[i], decoded[at + i] ?? 0];
    both += a * b;
    own += a * a;
    other += b * b;
  }
  return both / Math.sqrt(own * other);
}
