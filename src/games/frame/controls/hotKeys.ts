import { useEffect, useRef } from 'react';
import { useControls } from '../../../shared/device/controls.ts';

/** What a key may do at a table, as the sheet of keys lists it (texts: controls). */
type HotKeyName = Extract<keyof typeof import('../../../i18n/id/controls/controls.json'), `key${string}`>;

export interface HotKey {
  /** What keyboards call them (KeyboardEvent.key), letters small; the space bar is ' '. */
  keys: readonly string[];
  name: HotKeyName;
  /** Goes on while the key is held; any other acts once a press. */
  held?: boolean;
  press: (key: string, shift: boolean) => void;
}

/** The digits as they lie on a keyboard. */
export const DIGITS: readonly string[] = [...'1234567890'];

/** In the order in which they came: a table's own parts before what is laid over them. */
const listed = new Set<{ current: readonly HotKey[] }>();

/** The keys that work on the screen now. */
export function hotKeysNow(): HotKey[] {
  return [...listed].flatMap(({ current }) => current);
}

/**
 * Keys of a table, while mounted: one line in whatever part they belong to. They rest while something is typed, while a
 * sheet lies over the table, and where the player has switched them off.
 */
export function useHotKeys(hotKeys: readonly HotKey[]): void {
  const latest = useRef(hotKeys);
  latest.current = hotKeys;
  useEffect(() => {
    if (listed.size === 0) document.addEventListener('keydown', onKey);
    listed.add(latest);
    return () => {
      listed.delete(latest);
      if (listed.size === 0) document.removeEventListener('keydown', onKey);
    };
  }, []);
}

function onKey(event: KeyboardEvent): void {
  if (!useControls.getState().hotKeys || event.defaultPrevented || event.isComposing) return;
  if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const hotKey = hotKeysNow().find(({ keys }) => keys.includes(key));
  if (!hotKey) return;
  event.preventDefault();
  if (!event.repeat || hotKey.held) hotKey.press(key, event.shiftKey);
}

const TYPED = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';
const PRESSED = 'button, a[href], input, summary, [role="tab"]';
const ARROW_TARGETS = 'input, [role="tab"], [role="slider"]';

/** Whether a key belongs to what has the focus, or to a sheet, and not to the table. */
function isTaken({ key, target }: KeyboardEvent): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest(TYPED)) return true;
  if (key === ' ' || key === 'Enter') return target.closest(PRESSED) !== null;
  return key.startsWith('Arrow') && target.closest(ARROW_TARGETS) !== null;
}
