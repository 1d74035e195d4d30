import { RATE } from './sound.mjs';

/** Encodes sample blocks as a mono 16-bit WAV file of `length` samples. */
export function wav(blocks, length) {
  const file = Buffer.alloc(44 + length * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + length * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(length * 2, 40);
  let at = 44;
  for (const block of blocks)
    for (const sample of block) {
      file.writeInt16LE(Math.max(-32768, Math.min(32767, Math.round(sample * 32767))), at);
      at += 2;
    }
  return file;
}
