/**
 * Makes the site's sounds: synthesises the family, assembles one audio sprite, encodes it with ffmpeg (Debian's, installed by
 * hand), decodes that again and compares it with the source. Writes public/audio/kilat.webm and .m4a and the map
 * audio/kilat.json. The results are committed; the same source and the same ffmpeg give the same bytes.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { family } from './synth/family.mjs';
import { checkSprite, measureSprite } from './synth/proof.mjs';
import { RATE } from './synth/sound.mjs';
import { laySprite, spriteOf } from './synth/sprite.mjs';
import { wav } from './synth/wav.mjs';

const EXACT = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];
const ENCODERS = {
  webm: ['-c:a', 'libopus', '-b:a', '32k', '-vbr', 'on', '-application', 'audio'],
  // A lower sample rate leaves more bits for transients.
  m4a: ['-ar', '32000', '-c:a', 'aac', '-b:a', '28k', '-cutoff', '12000', '-movflags', '+faststart'],
};

const sounds = family();
const { blocks, length, places } = laySprite(sounds);
console.table(
  sounds.map(({ name, samples, aim, loudness, peak }) => ({
    name,
    ms: Math.round((samples.length / RATE) * 1_000),
    'aim dB': aim,
    'loudness dB': round(loudness),
    'peak dB': round(peak),
  })),
);

const folder = mkdtempSync(join(tmpdir(), 'sounds-'));
const source = join(folder, 'kilat.wav');
writeFileSync(source, wav(blocks, length));
for (const [type, options] of Object.entries(ENCODERS)) {
  const target = fileURLToPath(new URL(`../public/audio/kilat.${type}`, import.meta.url));
  execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', source, ...options, ...EXACT, target]);
  const measured = measureSprite(target, places);
  checkSprite(`kilat.${type}`, measured);
  const late = Math.max(...measured.map((sound) => Math.abs(sound.late)));
  const likeness = Math.min(...measured.map((sound) => sound.likeness));
  const peak = Math.max(...measured.map((sound) => sound.peak));
  console.log(
    `kilat.${type}: ${statSync(target).size} bytes; decoded at most ${late} samples off,`,
    `likeness ${round(likeness)} or more, peak ${round(peak)} dB`,
  );
}
const lines = Object.entries(spriteOf(places)).map(([name, place]) => `  "${name}": [${place.join(', ')}]`);
writeFileSync(new URL('kilat.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`);
rmSync(folder, { recursive: true });
console.log(`${(length / RATE).toFixed(2)} s`);

function round(value) {
  return Math.round(value * 100) / 100;
}
