import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Entry, FrameReader, FrameWriter } from './frames.ts';

const entries = fc.array(fc.tuple(fc.string(), fc.string({ unit: 'binary', maxLength: 600 })));

describe('frames', () => {
  it('carry any messages of any senders through a short payload, in order', () => {
    fc.assert(
      fc.property(fc.array(entries), fc.integer({ min: 120, max: 8_000 }), (batches, limit) => {
        const writers = [new FrameWriter('a', limit), new FrameWriter('b', limit)];
        const reader = new FrameReader();
        for (const batch of batches) {
          const [first, second] = writers.map((writer) => writer.write(batch));
          const read: Record<string, Entry[]> = { a: [], b: [] };
          for (let i = 0; i < first!.length; i++)
            for (const [sender, frame] of [
              ['a', first![i]!],
              ['b', second![i]!],
            ] as const) {
              expect(Buffer.byteLength(frame)).toBeLessThanOrEqual(limit);
              read[sender]!.push(...reader.read(frame));
            }
          expect(read).toEqual({ a: batch, b: batch });
        }
      }),
    );
  });

  it('leaves out a batch with a missing piece and reads the next one', () => {
    const writer = new FrameWriter('a', 200);
    const reader = new FrameReader();
    const broken = writer.write([['t', 'x'.repeat(500)]]);
    const whole = writer.write([['t', 'y'.repeat(500)]]);
    const read = [...broken.filter((_, i) => i !== 1), ...whole].flatMap((frame) => reader.read(frame));
    expect(read).toEqual([['t', 'y'.repeat(500)]]);
    expect(reader.read('no frame at all')).toEqual([]);
  });
});
