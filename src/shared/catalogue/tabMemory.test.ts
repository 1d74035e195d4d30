// @vitest-environment dom
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { HOME_TABS } from '../../../contract/catalogue.ts';
import { NO_FILTER, readTabs, rememberScroll, rememberTotal, setFilter, useTabMemory } from './tabMemory.ts';

const stored = () => readTabs(sessionStorage.getItem('kilat.tabs'));
const FILTER = { ...NO_FILTER, theme: 'sea', provider: 'samudra', sort: 'new' } as const;

beforeEach(() => useTabMemory.setState(readTabs(null), true));

it('stores scroll position, filter and length of each tab separately', () => {
  setFilter('slot', FILTER);
  rememberTotal('slot', 84);
  rememberScroll('slot', 1_200.4);
  rememberScroll('fish', 300);
  const { slot, fish, sport } = useTabMemory.getState();
  expect(slot).toEqual({ filter: FILTER, total: 84, scroll: 1_200 });
  expect(fish).toEqual({ filter: NO_FILTER, total: null, scroll: 300 });
  expect(sport.scroll).toBe(0);
});

it('starts a changed filter at the top, with an unknown length', () => {
  rememberTotal('slot', 84);
  rememberScroll('slot', 1_200);
  setFilter('slot', FILTER);
  expect(useTabMemory.getState().slot).toEqual({ filter: FILTER, total: null, scroll: 0 });
});

it('is the same after a reload', () => {
  const some = fc.record({
    tab: fc.constantFrom(...HOME_TABS),
    theme: fc.constantFrom('sea', 'myth', null),
    kind: fc.constantFrom('table', 'live', null),
    provider: fc.option(fc.string()),
    sort: fc.constantFrom('popular', 'new', 'name'),
    favourites: fc.boolean(),
    scroll: fc.double({ min: 0, max: 1e6, noNaN: true }),
    total: fc.nat(10_000),
  });
  fc.assert(
    fc.property(fc.array(some, { minLength: 1, maxLength: 8 }), (steps) => {
      for (const { tab, scroll, total, ...filter } of steps) {
        setFilter(tab, filter);
        rememberTotal(tab, total);
        rememberScroll(tab, scroll);
      }
      expect(stored()).toEqual(useTabMemory.getState());
    }),
  );
});

it('starts fresh when the stored value is unreadable', () => {
  const fresh = readTabs(null);
  expect(readTabs('{')).toEqual(fresh);
  expect(readTabs('[1]')).toEqual(fresh);
  const broken = {
    slot: { scroll: -5, total: 'many', filter: { theme: 'moon', sort: 'worst', provider: 7 } },
    fish: null,
  };
  expect(readTabs(JSON.stringify(broken))).toEqual(fresh);
  fc.assert(fc.property(fc.jsonValue(), (value) => void readTabs(JSON.stringify(value))));
});
