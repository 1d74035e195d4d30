import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPageKey, PAGE_NEEDS_LOGIN, type PageKey, SIGN_IN_PAGES } from './pageKeys.ts';
import { type PageAction, type PageStack, readStack, reduce, shownPages, writeStack } from './pageStack.ts';

const KEYS = Object.keys(PAGE_NEEDS_LOGIN).filter(isPageKey);

/** A tab: its history of stacks, and whether somebody is signed in. */
class Tab {
  history: PageStack[];
  at: number;
  signedIn = false;

  constructor(entries: PageStack[] = [{ keys: [], depth: 0 }]) {
    this.history = entries;
    this.at = entries.length - 1;
  }

  get stack(): PageStack {
    return this.history[this.at] as PageStack;
  }

  get shown() {
    return shownPages(this.stack.keys, this.signedIn);
  }

  act(action: PageAction): void {
    const move = reduce(this.stack, action, this.signedIn);
    if (move.type === 'back') this.at -= move.steps;
    if (move.type === 'push') this.history = [...this.history.slice(0, ++this.at), move.stack];
    if (move.type === 'replace') this.history[this.at] = move.stack;
  }

  /** Signing in, and the leaving of the sign-in pages that follows. */
  signIn(): void {
    this.signedIn = true;
    if (SIGN_IN_PAGES.some((key) => key === this.stack.keys.at(-1))) this.act({ type: 'signedIn' });
  }

  back(): void {
    this.at = Math.max(0, this.at - 1);
  }
}

const open = (key: PageKey): PageAction => ({ type: 'open', key });
const swap = (key: PageKey): PageAction => ({ type: 'swap', key });

describe('the rules', () => {
  it('opens sign-in over the page and returns to it after signing in', () => {
    const tab = new Tab();
    tab.act(open('login'));
    expect(tab.shown).toEqual(['login']);
    tab.signIn();
    expect(tab.shown).toEqual([]);
    expect(tab.at).toBe(0);
  });

  it('shows sign-in for a page that needs it, remembers the page, and shows it after signing in', () => {
    const tab = new Tab();
    tab.act(open('account'));
    expect(tab.shown).toEqual(['login']);
    tab.signIn();
    expect(tab.shown).toEqual(['account']);
    tab.back();
    expect(tab.shown).toEqual([]);
  });

  it('remembers that page over a detour to register', () => {
    const tab = new Tab();
    tab.act(open('account'));
    tab.act(swap('register'));
    expect(tab.shown).toEqual(['register']);
    tab.act(swap('login'));
    expect(tab.shown).toEqual(['login']);
    tab.signIn();
    expect(tab.shown).toEqual(['account']);
    tab.act({ type: 'close' });
    expect(tab.at).toBe(0);
  });

  it('takes one step back to leave sign-in, however often it was swapped with register', () => {
    const tab = new Tab();
    tab.act(open('login'));
    tab.act(swap('register'));
    tab.act(swap('login'));
    expect(tab.history).toHaveLength(2);
    tab.back();
    expect(tab.shown).toEqual([]);
  });

  it('pops back to a page that is in the stack already', () => {
    const tab = new Tab();
    tab.signedIn = true;
    tab.act(open('account'));
    tab.act(open('account'));
    expect(tab.stack.keys).toEqual(['account']);
    tab.signedIn = false;
    tab.act(open('register'));
    tab.act(open('login'));
    tab.act(open('register'));
    expect(tab.stack.keys).toEqual(['account', 'register']);
    expect(tab.at).toBe(2);
  });

  it('only takes the parameter away when the history is too short to go back', () => {
    const tab = new Tab([readStack(new URLSearchParams('z=account'), undefined)]);
    tab.act({ type: 'close' });
    expect(tab.stack.keys).toEqual([]);
    expect(tab.history).toHaveLength(1);
  });

  it('does not open sign-in for somebody who is signed in', () => {
    const tab = new Tab();
    tab.signedIn = true;
    tab.act(open('login'));
    expect(tab.history).toHaveLength(1);
  });

  it('never shows sign-in to somebody who is signed in, not even by an old address', () => {
    expect(shownPages(['login'], true)).toEqual([]);
    expect(shownPages(['account', 'register'], true)).toEqual(['account']);
  });
});

describe('the address', () => {
  it('is read without unknown and repeated pages, and written back with other parameters kept', () => {
    const search = new URLSearchParams('ref=7&z=account_nothing_login_account');
    const { keys } = readStack(search, 1);
    expect(keys).toEqual(['account', 'login']);
    expect(writeStack(search, keys)).toBe('?ref=7&z=account_login');
    expect(writeStack(search, [])).toBe('?ref=7');
    expect(writeStack(new URLSearchParams('z=login'), [])).toBe('');
  });

  it('opens sign-in by a login parameter, which closing takes away', () => {
    const search = new URLSearchParams('login=1');
    expect(readStack(search, undefined).keys).toEqual(['login']);
    expect(writeStack(search, [])).toBe('');
  });

  it('trusts no depth that cannot be', () => {
    const search = new URLSearchParams('z=account');
    for (const depth of [5, -1, 1.5, '1', null, undefined, {}])
      expect(readStack(search, depth).depth).toBe(depth === 5 ? 1 : 0);
  });
});

describe('any sequence of actions', () => {
  const key = fc.constantFrom(...KEYS);
  const step = fc.oneof(
    fc.record({ do: fc.constant('open' as const), key }),
    fc.record({ do: fc.constant('swap' as const), key }),
    fc.record({
      do: fc.constantFrom('close' as const, 'signIn' as const, 'signOut' as const, 'back' as const),
    }),
  );

  const play = (tab: Tab, steps: readonly { do: string; key?: PageKey }[], check: () => void) => {
    for (const one of steps) {
      if (one.do === 'open' && one.key) tab.act(open(one.key));
      if (one.do === 'swap' && one.key && tab.shown.length > 0) tab.act(swap(one.key));
      if (one.do === 'close') tab.act({ type: 'close' });
      if (one.do === 'signIn') tab.signIn();
      if (one.do === 'signOut') tab.signedIn = false;
      if (one.do === 'back') tab.back();
      check();
    }
  };

  it('holds no page twice, shows no page that needs a player to a visitor, and stays inside its history', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const tab = new Tab();
        play(tab, steps, () => {
          expect(tab.at).toBeGreaterThanOrEqual(0);
          expect(new Set(tab.stack.keys).size).toBe(tab.stack.keys.length);
          if (!tab.signedIn) expect(tab.shown.some((one) => PAGE_NEEDS_LOGIN[one])).toBe(false);
          else expect(tab.shown.some((one) => SIGN_IN_PAGES.includes(one))).toBe(false);
          expect(tab.stack.keys.length > 0 || tab.shown.length === 0).toBe(true);
        });
      }),
    );
  });

  it('leaves below each entry what its depth promises: the stack without its last pages', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const tab = new Tab();
        play(tab, steps, () => {
          const { keys, depth } = tab.stack;
          for (let below = 1; below <= depth; below++)
            expect(tab.history[tab.at - below]?.keys).toEqual(keys.slice(0, keys.length - below));
        });
      }),
    );
  });

  it('comes back to the bare page by closing every page', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const tab = new Tab();
        play(tab, steps, () => undefined);
        for (let closed = 0; closed < KEYS.length; closed++) tab.act({ type: 'close' });
        expect(tab.stack.keys).toEqual([]);
      }),
    );
  });
});
