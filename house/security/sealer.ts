import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** 'v1', the key it was sealed with, and what was sealed: 12 bytes of nonce, 16 of tag, the text. */
const SEALED = /^v1\.([0-9a-f]{8})\.([\w-]+)$/;
const NONCE = 12;
const TAG = 16;

/**
 * Keeps secrets that the house must know again from whoever reads the database alone: AES-256-GCM, bound to whose it
 * is, so that one player's secret is of no use in another's row.
 */
export class Sealer {
  readonly #keys: ReadonlyMap<string, Buffer>;
  readonly #current: string;

  /** @param keys of 32 bytes; the first one seals, the others open what was sealed before */
  constructor(keys: readonly [Buffer, ...Buffer[]]) {
    this.#keys = new Map(keys.map((key) => [nameOf(key), key]));
    this.#current = nameOf(keys[0]);
  }

  seal(text: string, owner: bigint): string {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv('aes-256-gcm', this.#key(this.#current), nonce).setAAD(aadOf(owner));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return `v1.${this.#current}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`;
  }

  /** What was sealed; a text that never was as it is. Null when the key is missing or the text is not what was sealed. */
  open(stored: string, owner: bigint): string | null {
    const [, name, body] = SEALED.exec(stored) ?? [];
    if (name === undefined || body === undefined) return stored;
    const key = this.#keys.get(name);
    if (!key) return null;
    const bytes = Buffer.from(body, 'base64url');
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE))
        .setAAD(aadOf(owner))
        .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      return decipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      return null;
    }
  }

  /** Whether a text is sealed with the key that seals now. */
  isCurrent(stored: string): boolean {
    return SEALED.exec(stored)?.[1] === this.#current;
  }

  #key(name: string): Buffer {
    const key = this.#keys.get(name);
    if (!key) throw new Error(`no key ${name}`);
    return key;
  }
}

/** What a key is known by, which tells nothing of it. */
function nameOf(key: Buffer): string {
  return createHash('sha256').update('kilat key').update(key).digest('hex').slice(0, 8);
}

function aadOf(owner: bigint): Buffer {
  return Buffer.from(`user:${owner}`);
}

/** 32 bytes written as 64 hexadecimal digits; null for anything else. */
export function parseKey(text: string): Buffer | null {
  return /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : null;
}

/** Keys with commas between them; null when one is none. */
export function parseKeys(text: string): Buffer[] | null {
  const keys = text.split(',').map((part) => parseKey(part.trim()));
  return keys.every((key) => key !== null) ? keys : null;
}
