import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPageKey, type PageKey, paramNames } from './pageKeys.ts';
import { PAGE_NEEDS_LOGIN, SIGN_IN_PAGES } from './pageTable.ts';
import { close, type Entry, open, swap, Tab } from './testPageTab.ts';

const KEYS = Object.keys(PAGE_NEEDS_LOGIN).filter(isPageKey);

describe('any sequence of actions', () => {
  const key = fc.constantFrom(...KEYS);
  const param = fc.option(fc.constantFrom('', 'a', 'b'), { nil: undefined });
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ do: fc.constant('open' as const), key, value: param }) },
    fc.record({ do: fc.constant('swap' as const), key }),
    fc.record({
      do: fc.constantFrom(
        'close' as const,
        'signIn' as const,
        'signOut' as const,
        'back' as const,
        'forward' as const,
      ),
    }),
  );
  type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

  /** The start of a visit: the bare site, a link with pages in it, a route that requires a player, or an existing history. */
  const start = fc
    .record({
      below: fc.boolean(),
      keys: fc.uniqueArray(key, { maxLength: 4 }),
      query: fc.constantFrom('', 'tab=fish', 'login=1', 'q=garuda&win=7'),
      depth: fc.constantFrom(undefined, 'nonsense'),
      guarded: fc.boolean(),
      signedIn: fc.boolean(),
    })
    // Created when it runs: a tab is mutable, and fast-check replays the same start with fewer steps when shrinking.
    .map(({ below, keys, query, depth, guarded, signedIn }) => () => {
      const search = [keys.length ? `z=${keys.join('_')}` : '', query].filter(Boolean).join('&');
      const tab = new Tab(...(below ? [{}] : []), { search, depth, guarded });
      if (signedIn) tab.signIn();
      return tab;
    });

  const play = (tab: Tab, steps: readonly Step[], check: () => void) => {
    check();
    for (const one of steps) {
      if (one.do === 'open') {
        const params = Object.fromEntries(paramNames([one.key]).map((name) => [name, one.value]));
        tab.act(open(one.key, one.value === undefined ? undefined : params));
      }
      if (one.do === 'swap' && tab.shown.length > 0) tab.act(swap(one.key));
      if (one.do === 'close') tab.act(close);
      if (one.do === 'signIn') tab.signIn();
      if (one.do === 'signOut') tab.signedIn = false;
      if (one.do === 'back') tab.back();
      if (one.do === 'forward') tab.forward();
      tab.settle();
      check();
    }
  };

  const expectAlways = (rule: (tab: Tab) => void) =>
    fc.assert(
      fc.property(start, fc.array(step, { maxLength: 30 }), (begin, steps) => {
        const tab = begin();
        play(tab, steps, () => rule(tab));
      }),
    );

  it('contains no page twice, shows no page that requires a player to a visitor, and stays inside its history', () => {
    expectAlways((tab) => {
      expect(tab.at).toBeGreaterThanOrEqual(0);
      expect(tab.at).toBeLessThan(tab.history.length);
      expect(new Set(tab.stack.keys).size).toBe(tab.stack.keys.length);
      if (!tab.signedIn) expect(tab.shown.some((one) => PAGE_NEEDS_LOGIN[one])).toBe(false);
      else expect(tab.shown.some((one) => SIGN_IN_PAGES.includes(one))).toBe(false);
    });
  });

  it('always shows only sign-in pages to a visitor of a route that requires a player', () => {
    expectAlways((tab) => {
      if (tab.signedIn || !tab.entry.guarded) return;
      expect(tab.shown).toHaveLength(1);
      expect(SIGN_IN_PAGES).toContain(tab.shown[0]);
    });
  });

  it('shows the opened page, or sign-in before it', () => {
    fc.assert(
      fc.property(start, fc.array(step, { maxLength: 20 }), key, (begin, steps, wanted) => {
        const tab = begin();
        play(tab, steps, () => undefined);
        if (SIGN_IN_PAGES.includes(wanted) && tab.signedIn) return;
        tab.act(open(wanted));
        const top = tab.shown.at(-1) as PageKey;
        if (top === wanted) return;
        expect(SIGN_IN_PAGES).toContain(top);
        if (SIGN_IN_PAGES.includes(wanted)) return;
        tab.signIn();
        expect(tab.shown.at(-1)).toBe(wanted);
      }),
    );
  });

  it("keeps each entry's depth correct: the entries below hold the stack without its last pages", () => {
    expectAlways((tab) => {
      const { keys, depth } = tab.stack;
      if (tab.strayed.has(tab.entry)) return;
      for (let below = 1; below <= depth; below++)
        expect(tab.read(tab.history[tab.at - below] as Entry).keys).toEqual(
          keys.slice(0, keys.length - below),
        );
    });
  });

  it('drops all parameters of a closed page, and keeps every other one', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const tab = new Tab({ search: 'tab=fish' });
        play(tab, steps, () => {
          const { keys } = tab.stack;
          const names = [...new URLSearchParams(tab.entry.search).keys()];
          const own: readonly string[] = [...paramNames(keys), 'tab', ...(keys.length ? ['z'] : [])];
          expect(names.filter((name) => !own.includes(name))).toEqual([]);
          expect(names).toContain('tab');
        });
      }),
    );
  });

  it('returns to the bare page by closing every page', () => {
    fc.assert(
      fc.property(start, fc.array(step, { maxLength: 30 }), (begin, steps) => {
        const tab = begin();
        play(tab, steps, () => undefined);
        for (let closed = 0; closed <= KEYS.length && tab.shown.length > 0; closed++) {
          tab.act(close);
          tab.settle();
        }
        expect(tab.shown).toEqual([]);
      }),
    );
  });
});
