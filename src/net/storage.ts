/** Access to localStorage, which may be missing, full or forbidden: the site works without it, but stores nothing. */

const read = (from: () => Storage, key: string): string | null => {
  try {
    return from().getItem(key);
  } catch {
    return null;
  }
};

const write = (to: () => Storage, key: string, value: string | null): void => {
  try {
    if (value === null) to().removeItem(key);
    else to().setItem(key, value);
  } catch {
    // nothing is stored then
  }
};

export const load = (key: string) => read(() => localStorage, key);

/** Stores a text under a key; null removes it. */
export const save = (key: string, value: string | null) => write(() => localStorage, key, value);

/** Like `load`, from this tab's own storage, which survives reloads until the tab is closed. */
export const loadHere = (key: string) => read(() => sessionStorage, key);

/** Like `save`, for this tab only. */
export const saveHere = (key: string, value: string | null) => write(() => sessionStorage, key, value);

/** A random id of this browser, created on the first visit. */
export function storedId(key: string): string {
  const stored = load(key);
  if (stored) return stored;
  const made = randomId();
  save(key, made);
  return made;
}

/** 128 random bits as hex, for idempotency keys and ids. crypto.randomUUID is missing on phones over plain http. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
