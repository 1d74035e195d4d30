import { webcrypto } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashText } from '../../../../contract/fairness.ts';
import { chooseHasher } from '../../fairness/hasher.ts';
import { proveRound } from './prove.ts';

const scripted = chooseHasher(null);
const native = chooseHasher(webcrypto.subtle as unknown as SubtleCrypto);
const salt = hashText('salt');

it.each([
  ['kilat', 78_800n],
  ['3', 38_200n],
])(
  'the round of H("%s") ends at the multiplier in games.md, with either crypto implementation',
  async (text, target) => {
    const claim = { hash: hashText(text), salt, before: hashText(hashText(text)), target };
    for (const hasher of [scripted, native]) {
      expect(await proveRound(claim, hasher)).toMatchObject({ target, linkGood: true, targetGood: true });
    }
  },
);

it('reports mismatches, and ignores values that were not given', async () => {
  const hash = hashText('kilat');
  const wrong = { hash, salt, before: hash, target: 78_700n };
  expect(await proveRound(wrong, scripted)).toMatchObject({ linkGood: false, targetGood: false });
  const alone = { hash, salt, before: null, target: null };
  expect(await proveRound(alone, scripted)).toMatchObject({ linkGood: null, targetGood: null });
});

it('uses WebCrypto only where it is available', () => {
  expect([scripted.native, native.native]).toEqual([false, true]);
});

it('gives the same result with WebCrypto and in script, for any texts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 1 }), fc.string(), async (hash, text) => {
      const claim = { hash, salt: text, before: null, target: null };
      expect(await proveRound(claim, native)).toEqual(await proveRound(claim, scripted));
    }),
    { numRuns: 30 },
  );
});
