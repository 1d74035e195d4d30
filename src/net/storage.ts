/** localStorage that may be missing, full or forbidden: the site works without, it only forgets. */

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
    // nothing is kept then
  }
};

export const load = (key: string) => read(() => localStorage, key);

/** Keeps a text under a key; null forgets it. */
export const save = (key: string, value: string | null) => write(() => localStorage, key, value);

/** As `load`, from what this tab alone keeps, over reloads, until it is closed. */
export const loadHere = (key: string) => read(() => sessionStorage, key);

/** As `save`, for this tab alone. */
export const saveHere = (key: string, value: string | null) => write(() => sessionStorage, key, value);

/** A random id of this browser, made at the first visit. */
export function storedId(key: string): string {
  const stored = load(key);
  if (stored) return stored;
  const made = randomId();
  save(key, made);
  return made;
}

/** 128 random bits as hex: idempotency keys and ids. crypto.randomUUID is missing on plain-http phones. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
