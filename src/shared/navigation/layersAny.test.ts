import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DialogName, LayerAction } from './layers.ts';
import type { PageKey } from './pageKeys.ts';
import { close, open, Tab } from './testPageTab.ts';

const KEYS: readonly PageKey[] = ['search', 'security-info', 'edit-pin', 'login', 'wallet'];
const DIALOGS: readonly DialogName[] = [
  'menu',
  'identity',
  'end-session',
  'play',
  'auto',
  'leave',
  'sign-out',
];

const show = (dialog: DialogName, about?: string): LayerAction => ({ type: 'showDialog', dialog, about });
const hide: LayerAction = { type: 'hideDialog' };
const sheet = (value: string | null) => ({ sheet: value });

const step = fc.oneof(
  fc.constantFrom(...KEYS).map((key) => open(key)),
  fc.constantFrom(...DIALOGS).map((dialog) => show(dialog)),
  fc.constantFrom(close, hide, sheet('bets'), sheet('mine'), sheet(null)),
  fc.constantFrom('back' as const, 'forward' as const),
);

/** A tab after these actions. */
function tabAfter(steps: readonly (LayerAction | ReturnType<typeof sheet> | 'back' | 'forward')[]): Tab {
  const tab = new Tab({ search: '' });
  tab.signedIn = true;
  for (const one of steps) {
    if (one === 'back') tab.back();
    else if (one === 'forward') tab.forward();
    else if ('sheet' in one) tab.sheet(one.sheet);
    else tab.act(one);
  }
  return tab;
}

/** The visible layers without the dialog. */
const below = (tab: Tab) => [tab.shown, tab.entry.search];
const anyTab = fc.array(step, { maxLength: 25 });
const anyDialog = fc.constantFrom(...DIALOGS);

describe('after any sequence of actions', () => {
  it('a dialog leaves the address and the pages below unchanged, and the back button and its close button close only it', () => {
    fc.assert(
      fc.property(anyTab, anyDialog, fc.boolean(), (steps, dialog, byButton) => {
        const tab = tabAfter(steps);
        const fresh = tab.entry.dialog === undefined;
        const [before, entry] = [below(tab), tab.entry];
        tab.act(show(dialog, '7'));
        expect(tab.entry).toMatchObject({ dialog, about: '7' });
        expect(below(tab)).toEqual(before);
        if (byButton) tab.back();
        else tab.act(hide);
        if (!fresh) return;
        expect(tab.entry).toBe(entry);
        tab.forward();
        expect(tab.entry).toMatchObject({ dialog, about: '7' });
      }),
    );
  });

  it('a page from the menu replaces the menu; over another dialog it is placed above, and closing it returns to the dialog', () => {
    fc.assert(
      fc.property(anyTab, anyDialog, (steps, dialog) => {
        const tab = tabAfter(steps);
        if (tab.entry.dialog !== undefined || tab.shown.includes('withdraw')) return;
        const [before, entry] = [below(tab), tab.entry];
        tab.act(show(dialog));
        tab.act(open('withdraw'));
        expect(tab.entry.dialog).toBe(dialog === 'menu' ? undefined : dialog);
        tab.act(close);
        expect(below(tab)).toEqual(before);
        expect(tab.entry.dialog).toBe(dialog === 'menu' ? undefined : dialog);
        tab.act(hide);
        expect(tab.entry).toBe(entry);
      }),
    );
  });

  it('the history is never left, and hiding a closed dialog changes nothing', () => {
    fc.assert(
      fc.property(anyTab, (steps) => {
        const tab = tabAfter(steps);
        expect(tab.history[tab.at]).toBeDefined();
        if (tab.entry.dialog !== undefined) return;
        const { entry } = tab;
        tab.act(hide);
        expect(tab.entry).toBe(entry);
      }),
    );
  });
});

describe("a route's own sheet", () => {
  it('is closed by the back button, whatever sheets were open before', () => {
    const tab = new Tab({ search: '?table=3' });
    const { entry } = tab;
    tab.sheet('bets');
    tab.sheet('round-7');
    expect(tab.entry.search).toBe('?table=3&sheet=round-7');
    tab.sheet(null);
    expect(tab.entry).toBe(entry);
  });

  it('that a link opened is removed from the address without a trace', () => {
    const tab = new Tab({ search: '?sheet=mine' });
    tab.sheet('auto');
    tab.sheet(null);
    expect([tab.entry.search, tab.history.length]).toEqual(['', 1]);
  });

  it('over another returns to that one, by its close button and by the back button', () => {
    for (const byButton of [false, true]) {
      const tab = new Tab({ search: '?table=3' });
      tab.sheet('mine');
      const list = tab.entry;
      tab.sheetOver('round-7');
      expect(tab.entry.search).toBe('?table=3&sheet=mine_round-7');
      if (byButton) tab.back();
      else tab.closeSheet();
      expect(tab.entry).toBe(list);
      tab.closeSheet();
      expect([tab.entry.search, tab.at]).toEqual(['?table=3', 0]);
    }
  });

  it('over another, opened by a link, is removed from the address sheet by sheet', () => {
    const tab = new Tab({ search: '?sheet=mine_round-7' });
    tab.closeSheet();
    expect(tab.entry.search).toBe('?sheet=mine');
    tab.closeSheet();
    expect([tab.entry.search, tab.history.length]).toEqual(['', 1]);
  });
});
