import { describe, expect, it } from 'vitest';
import { type PageKey, paramNames } from './pageKeys.ts';
import { readStack, shownPages, writeStack } from './pageStack.ts';
import { SIGN_IN_PAGES } from './pageTable.ts';
import { BARE, close, open, swap, Tab } from './testPageTab.ts';

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

  it('lets a player sign in again over the open page, and keeps that page', () => {
    const tab = new Tab();
    tab.signedIn = true;
    tab.act(open('security-info'));
    tab.act(open('edit-pin'));
    tab.again = true;
    tab.act(open('login'));
    expect(tab.shown).toEqual(['security-info', 'edit-pin', 'login']);
    tab.signIn();
    expect(tab.shown).toEqual(['security-info', 'edit-pin']);
    expect(tab.at).toBe(2);
    tab.again = true;
    tab.act(open('login'));
    tab.act(close);
    expect(tab.shown).toEqual(['security-info', 'edit-pin']);
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

  it('pops back to a page that is already in the stack', () => {
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

  it('only removes the parameter when the history is too short to go back', () => {
    const tab = new Tab({ search: 'z=account' });
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

  it.each(SIGN_IN_PAGES)('never shows %s to somebody who is signed in, not even by an old address', (key) => {
    for (const guarded of [false, true]) {
      expect(shownPages([key], { signedIn: true, again: false, guarded })).toEqual([]);
      expect(shownPages(['account', key], { signedIn: true, again: false, guarded })).toEqual(['account']);
    }
    const tab = new Tab({ search: `z=${key}&login=1` });
    tab.signIn();
    expect(tab.entry.search).toBe('');
  });

  it('requests sign-in once, however often it is requested', () => {
    const tab = new Tab({}, { search: 'z=account' });
    tab.act(open('login'));
    expect(tab.history).toHaveLength(2);
    tab.act(open('register'));
    tab.act(open('login'));
    expect(tab.shown).toEqual(['login']);
  });

  it('leaves a page that needs a player together with its sign-in', () => {
    const tab = new Tab();
    tab.act(open('account'));
    tab.act(swap('register'));
    tab.act(close);
    expect(tab.shown).toEqual([]);
    expect(tab.at).toBe(0);
  });
});

describe('a route that needs a player', () => {
  it('shows sign-in alone to a visitor, and the route after signing in', () => {
    const tab = new Tab({}, { guarded: true });
    expect(tab.shown).toEqual(['login']);
    tab.act(swap('register'));
    expect(tab.shown).toEqual(['register']);
    tab.signIn();
    expect(tab.shown).toEqual([]);
    expect(tab.at).toBe(1);
    expect(tab.entry.guarded).toBe(true);
  });

  it('is left by leaving sign-in, back to the previous page', () => {
    const tab = new Tab({ search: 'tab=fish' }, { guarded: true });
    tab.act(swap('register'));
    tab.act(close);
    expect(tab.entry).toEqual({ ...BARE, search: 'tab=fish' });
  });

  it('is left for the lobby when there is nothing to go back to', () => {
    const tab = new Tab({ guarded: true });
    tab.act(close);
    expect(tab.entry).toEqual(BARE);
    expect(tab.history).toHaveLength(1);
  });
});

describe('the address', () => {
  const written = (search: string, keys: readonly PageKey[]) => {
    const from = new URLSearchParams(search);
    const stack = readStack(from, 1);
    const names: readonly string[] = paramNames(keys);
    const params = Object.fromEntries(Object.entries(stack.params).filter(([name]) => names.includes(name)));
    return writeStack(from, stack, { keys, params, depth: 0 });
  };

  it('is parsed without unknown and repeated pages, and written back with other parameters unchanged', () => {
    const search = 'ref=7&z=account_nothing_login_account';
    const { keys } = readStack(new URLSearchParams(search), 1);
    expect(keys).toEqual(['account', 'login']);
    expect(written(search, keys)).toBe('?ref=7&z=account_login');
    expect(written(search, [])).toBe('?ref=7');
    expect(written('z=login', [])).toBe('');
  });

  it('opens sign-in by a login parameter, which closing removes', () => {
    expect(readStack(new URLSearchParams('login=1'), undefined).keys).toEqual(['login']);
    expect(written('login=1', [])).toBe('');
  });

  it('ignores an impossible depth', () => {
    const search = new URLSearchParams('z=account');
    for (const depth of [5, -1, 1.5, '1', null, undefined, {}])
      expect(readStack(search, depth).depth).toBe(depth === 5 ? 1 : 0);
  });
});

describe("the pages' parameters", () => {
  it('are added with their page and removed with it, however it is closed', () => {
    const tab = new Tab({ search: 'tab=fish' });
    tab.act(open('search', { q: 'garuda', provider: 'samudra', type: '' }));
    expect(tab.entry.search).toBe('?tab=fish&z=search&q=garuda&provider=samudra');
    tab.act(open('big-win-detail', { win: '7' }));
    expect(tab.stack.params).toEqual({ q: 'garuda', provider: 'samudra', win: '7' });
    tab.back();
    expect(tab.entry.search).toBe('?tab=fish&z=search&q=garuda&provider=samudra');
    const entered = new Tab({ search: tab.entry.search });
    entered.act(close);
    expect(entered.entry.search).toBe('?tab=fish');
  });

  it('are changed in place by the top page', () => {
    const tab = new Tab();
    tab.act(open('search', { q: 'ga' }));
    tab.act(open('search', { q: 'garuda' }));
    tab.act(open('search'));
    expect(tab.history).toHaveLength(2);
    expect(tab.stack).toEqual({ keys: ['search'], params: { q: 'garuda' }, depth: 1 });
    tab.act(close);
    expect(tab.at).toBe(0);
  });

  it('are changed by reopening a page below others, which are closed', () => {
    const tab = new Tab();
    tab.act(open('search', { q: 'ga' }));
    tab.act(open('big-win-detail', { win: '7' }));
    tab.act(open('search', { provider: 'samudra' }));
    expect(tab.entry.search).toBe('?z=search&provider=samudra');
    tab.act(close);
    expect(tab.entry.search).toBe('');
  });

  it('are passed on between pages that share them: an invitation survives the detour to sign-in', () => {
    const tab = new Tab({ search: 'z=spread-rg&code=AB12' });
    tab.act(swap('login'));
    tab.act(swap('register'));
    expect(tab.entry.search).toBe('?z=register&code=AB12');
    tab.signIn();
    expect(tab.entry.search).toBe('');
  });
});
