import fc from 'fast-check';
import { expect, it } from 'vitest';
import { entriesAfter, type HistoryEntries } from './historyEntries.ts';

type Act = { type: 'push' | 'replace' } | { type: 'go'; by: number };

const acts = fc.array(
  fc.oneof(
    fc.constant<Act>({ type: 'push' }),
    fc.constant<Act>({ type: 'replace' }),
    fc.record({ type: fc.constant('go' as const), by: fc.integer({ min: -4, max: 4 }) }),
  ),
  { maxLength: 40 },
);

it('knows the place in the history after any navigations', () => {
  fc.assert(
    fc.property(acts, (all) => {
      // A browser's own history.
      let keys = ['default'];
      let place = 0;
      let next = 0;
      let seen: HistoryEntries = { keys, place };
      for (const act of all) {
        if (act.type === 'go') {
          place = Math.max(0, Math.min(keys.length - 1, place + act.by));
          seen = entriesAfter(seen, 'POP', keys[place] as string);
        } else if (act.type === 'replace') {
          keys = keys.map((key, i) => (i === place ? `k${next++}` : key));
          seen = entriesAfter(seen, 'REPLACE', keys[place] as string);
        } else {
          keys = [...keys.slice(0, place + 1), `k${next++}`];
          place = keys.length - 1;
          seen = entriesAfter(seen, 'PUSH', keys[place] as string);
        }
        expect(seen).toEqual({ keys, place });
      }
    }),
  );
});

it('takes an entry that it does not know for one above the shown one, as an address with a new hash', () => {
  expect(entriesAfter({ keys: ['a', 'b', 'c'], place: 1 }, 'POP', 'x')).toEqual({
    keys: ['a', 'b', 'x'],
    place: 2,
  });
});

it('keeps as many as browsers do', () => {
  let seen: HistoryEntries = { keys: ['0'], place: 0 };
  for (let i = 1; i < 80; i++) seen = entriesAfter(seen, 'PUSH', `${i}`);
  expect(seen.keys).toHaveLength(50);
  expect(seen.keys[seen.place]).toBe('79');
});
