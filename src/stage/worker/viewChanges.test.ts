import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changesOf } from './viewChanges.ts';

const view = fc.dictionary(
  fc.constantFrom('phase', 'elapsed', 'own', 'chips'),
  fc.oneof(fc.integer(), fc.bigInt(), fc.constant(null)),
);

it('builds the next view from the previous one, and omits unchanged properties', () => {
  fc.assert(
    fc.property(view, view, (before, next) => {
      const changes = changesOf(before, next);
      const made = { ...before, ...changes };
      expect(made).toEqual({
        ...Object.fromEntries(Object.keys(before).map((name) => [name, undefined])),
        ...next,
      });
      for (const name of Object.keys(changes))
        expect(name in next && Object.is(before[name], next[name])).toBe(false);
    }),
  );
});

it('does not resend an identical list, and sends the first view in full', () => {
  const chips = [{ pool: 1 }];
  expect(changesOf(null, { chips, elapsed: 1 })).toEqual({ chips, elapsed: 1 });
  expect(changesOf({ chips, elapsed: 1 }, { chips, elapsed: 2 })).toEqual({ elapsed: 2 });
});
