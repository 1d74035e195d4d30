import { useEffect, useRef } from 'react';
import { useControls } from '../../../shared/device/controls.ts';

/** The names of hot key actions, as listed in the sheet of keys (texts: controls). */
type HotKeyName = Extract<keyof typeof import('../../../i18n/id/controls/controls.json'), `key${string}`>;

export interface HotKey {
  /** KeyboardEvent.key values, letters in lower case; the space bar is ' '. */
  keys: readonly string[];
  name: HotKeyName;
  /** Repeats while the key is held; others act once per press. */
  held?: boolean;
  press: (key: string, shift: boolean) => void;
}

/** The digits in keyboard order. */
export const DIGITS: readonly string[] = [...'1234567890'];

/** In mount order: the page's own keys before those of overlays. */
const listed = new Set<{ current: readonly HotKey[] }>();

/** The hot keys of the mounted components. */
export function hotKeysNow(): HotKey[] {
  return [...listed].flatMap(({ current }) => current);
}

/**
 * Registers hot keys while mounted. They are inactive while the user types in a field, while a sheet is open, and when the
 * player has switched them off.
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

/** Whether a key belongs to the focused element or to a sheet instead of the game page. */
function isTaken({ key, target }: KeyboardEvent): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest(TYPED)) return true;
  if (key === ' ' || key === 'Enter') return target.closest(PRESSED) !== null;
  return key.startsWith('Arrow') && target.closest(ARROW_TARGETS) !== null;
}
