/**
 * Makes crash's sounds: synthesises them, lays them on one tape with silence between, and has ffmpeg (Debian's,
 * installed by hand) encode it. Writes public/audio/crash.webm and .m4a and the map audio/crash.json. The results
 * are committed; the same source and the same ffmpeg give the same bytes.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOOPS, SOUNDS } from './synth/crash.mjs';
import { RATE } from './synth/sound.mjs';
import { wav } from './synth/wav.mjs';

const GAP = 0.15;
/** A loop is preceded and followed by this much of itself, so that a decoder's delay does not open its seam. */
const OVERHANG = 0.1;
const EXACT = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];
const ENCODERS = {
  webm: ['-c:a', 'libopus', '-b:a', '46k', '-vbr', 'on', '-application', 'audio'],
  m4a: ['-c:a', 'aac', '-b:a', '50k', '-movflags', '+faststart'],
};

const tape = [];
let length = 0;
const put = (samples) => {
  tape.push(samples);
  length += samples.length;
};
const sprite = {};
put(new Float32Array(Math.round(GAP * RATE)));
for (const [name, make] of Object.entries(SOUNDS)) {
  const samples = make();
  const hang = LOOPS.has(name) ? Math.round(OVERHANG * RATE) : 0;
  if (hang) put(samples.slice(-hang));
  sprite[name] = [milliseconds(length), milliseconds(samples.length), ...(hang ? [true] : [])];
  put(samples);
  if (hang) put(samples.slice(0, hang));
  put(new Float32Array(Math.round(GAP * RATE)));
}

const folder = mkdtempSync(join(tmpdir(), 'sounds-'));
const source = join(folder, 'crash.wav');
writeFileSync(source, wav(tape, length));
for (const [type, options] of Object.entries(ENCODERS)) {
  const target = fileURLToPath(new URL(`../public/audio/crash.${type}`, import.meta.url));
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', source, ...options, ...EXACT, target]);
  console.log(`${statSync(target).size} crash.${type}`);
}
writeFileSync(new URL('crash.json', import.meta.url), `${JSON.stringify(sprite, null, 2)}\n`);
rmSync(folder, { recursive: true });
console.log(`${(length / RATE).toFixed(2)} s`);

function milliseconds(samples) {
  return Math.round((samples / RATE) * 1e4) / 10;
}
