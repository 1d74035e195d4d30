import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashText, hmacText } from './fairness.ts';

it('hashes text as defined in games.md', () => {
  expect(hashText('kilat')).toBe('2658e71049c5dce8bf013249aca7cc5aace0f71774fff6136d23bac0baea39c5');
});

it("agrees with Node's own SHA-256 and HMAC on any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (key, message) => {
      expect(hashText(message)).toBe(createHash('sha256').update(message).digest('hex'));
      expect(hmacText(key, message)).toBe(createHmac('sha256', key).update(message).digest('hex'));
    }),
  );
});
