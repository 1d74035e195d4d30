import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Lasting, LastingTexts } from './lasting.ts';

const objects = Array.from({ length: 8 }, (_, id) => ({ id }));
const list = fc.uniqueArray(fc.constantFrom(...objects), { maxLength: 8 });

it('serialises each object once per document, and joins lists however their operations overlap', () => {
  // The second list is picked and written while the first one is between being picked and being written.
  fc.assert(
    fc.property(list, list, list, (before, first, second) => {
      const texts = new WeakMap<object, string>();
      const run = (entries: object[], meanwhile = () => {}) => {
        const one = new LastingTexts(texts);
        const missing = one.missing(new Lasting(entries));
        meanwhile();
        const joined = one.join(structuredClone(missing));
        expect(JSON.parse(joined?.text ?? '')).toEqual(entries);
        return { missing, made: joined?.made };
      };
      run(before);
      run(first, () => run(second));
      expect(run([...first])).toEqual({ missing: [], made: 0 });
    }),
  );
});

it("stores nothing for a document that is not the site's own, and leaves other answers unchanged", () => {
  const stranger = new LastingTexts(null);
  expect(stranger.missing(new Lasting(objects))).toBe(objects);
  expect(stranger.join(objects)).toBeNull();
  expect(new LastingTexts(new WeakMap()).join(objects)).toBeNull();
});
