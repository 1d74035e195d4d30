/** localStorage that may be missing, full or forbidden: the site works without, it only forgets. */

export function load(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text under a key; null forgets it. */
export function save(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // nothing is kept then
  }
}

/** As `load`, from what this tab alone keeps, over reloads, until it is closed. */
export function loadHere(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** As `save`, for this tab alone. */
export function saveHere(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // nothing is kept then
  }
}

/** A random id of this browser, made at the first visit. */
export function keptId(key: string): string {
  const kept = load(key);
  if (kept) return kept;
  const made = randomId();
  save(key, made);
  return made;
}

/** 128 random bits as hex: idempotency keys and ids. crypto.randomUUID is missing on plain-http phones. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
