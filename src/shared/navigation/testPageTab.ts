import { type EntryState, type LayerAction, type Navigation, reduceLayers } from './layers.ts';
import type { PageKey, PageParams } from './pageKeys.ts';
import { type PageAction, type PageStack, readStack, shownPages } from './pageStack.ts';
import { SIGN_IN_PAGES } from './pageTable.ts';
import { popSheet, pushSheet, setQuery } from './queryLayer.ts';

export interface Entry extends EntryState {
  search: string;
  /** The entry's route requires a player. */
  guarded: boolean;
}

export const BARE: Entry = { search: '', depth: undefined, guarded: false };

/** A simulated tab: its history, and whether somebody is signed in. */
export class Tab {
  history: Entry[];
  at: number;
  signedIn = false;
  /** The player has to sign in again. */
  again = false;
  /**
   * Entries revisited by going forward after an entry below them was rewritten in place, and those opened over them: browsers
   * keep entries ahead of a rewritten one, so their depth may be wrong.
   */
  readonly strayed = new WeakSet<Entry>();

  constructor(...entries: Partial<Entry>[]) {
    this.history = (entries.length ? entries : [{}]).map((one) => ({ ...BARE, ...one }));
    this.at = this.history.length - 1;
  }

  get entry(): Entry {
    return this.history[this.at] as Entry;
  }

  get stack(): PageStack {
    return this.read(this.entry);
  }

  get viewer() {
    return { signedIn: this.signedIn, again: this.again, guarded: this.entry.guarded };
  }

  get shown() {
    return shownPages(this.stack.keys, this.viewer);
  }

  read({ search, depth }: Entry): PageStack {
    return readStack(new URLSearchParams(search), depth);
  }

  /** Applies a navigation like useLayers. */
  act(action: LayerAction): void {
    const { search: from, guarded: _, ...state } = this.entry;
    this.go(reduceLayers({ search: from, state }, action, this.viewer));
  }

  /** Opens a route's own sheet under `?sheet=`, or closes it. */
  sheet(value: string | null): void {
    const { search, guarded: _, ...state } = this.entry;
    this.go(setQuery({ search, state }, 'sheet', value));
  }

  /** Opens a sheet over it. */
  sheetOver(value: string): void {
    const { search, guarded: _, ...state } = this.entry;
    this.go(pushSheet({ search, state }, 'sheet', value));
  }

  /** Closes the top sheet. */
  closeSheet(): void {
    const { search, guarded: _, ...state } = this.entry;
    this.go(popSheet({ search, state }, 'sheet'));
  }

  go(to: Navigation): void {
    const { guarded } = this.entry;
    if (to.type === 'back') this.at -= to.steps;
    if (to.type === 'leave') {
      if (this.at >= to.steps) this.at -= to.steps;
      else this.#rewrite(BARE);
    }
    if (to.type === 'push' || to.type === 'replace') {
      const entry = { ...BARE, ...to.state, search: to.search, guarded };
      if (this.strayed.has(this.entry)) this.strayed.add(entry);
      if (to.type === 'push') this.history = [...this.history.slice(0, ++this.at), entry];
      else this.#rewrite(entry);
    }
  }

  #rewrite(entry: Entry): void {
    this.history[this.at] = entry;
    for (const ahead of this.history.slice(this.at + 1)) this.strayed.add(ahead);
  }

  /** Signs in, and then leaves the sign-in pages. */
  signIn(): void {
    this.signedIn = true;
    this.again = false;
    this.settle();
  }

  /** Removes sign-in pages that are no longer needed, as the page host does. */
  settle(): void {
    if (this.signedIn && !this.again && SIGN_IN_PAGES.some((key) => key === this.stack.keys.at(-1)))
      this.act({ type: 'signedIn' });
  }

  /** The phone's back and forward buttons. */
  back(): void {
    this.at = Math.max(0, this.at - 1);
    this.settle();
  }

  forward(): void {
    this.at = Math.min(this.history.length - 1, this.at + 1);
    this.settle();
  }
}

export const open = (key: PageKey, params?: PageParams): PageAction => ({ type: 'open', key, params });
export const swap = (key: PageKey): PageAction => ({ type: 'swap', key });
export const close: PageAction = { type: 'close' };
