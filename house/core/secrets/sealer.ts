import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** 'v1', the name of the key, and the sealed data: 12 bytes of nonce, 16 of tag, the ciphertext. */
const SEALED = /^v1\.([0-9a-f]{8})\.([\w-]+)$/;
const NONCE = 12;
const TAG = 16;

/**
 * Encrypts secrets stored in the database with AES-256-GCM, against readers of the database alone. The context, such as
 * 'user:7' or 'round:dice:12', identifies the kind and owner of the secret: a text decrypts only in its own context, so one
 * row's secret is useless in another's. Each kind of secret has its own kind of context.
 */
export class Sealer {
  readonly #keys: ReadonlyMap<string, Buffer>;
  readonly #current: string;

  /** @param keys of 32 bytes; the first one seals, the others open what was sealed before */
  constructor(keys: readonly [Buffer, ...Buffer[]]) {
    this.#keys = new Map(keys.map((key) => [nameOf(key), key]));
    this.#current = nameOf(keys[0]);
  }

  seal(text: string, context: string): string {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv('aes-256-gcm', this.#key(this.#current), nonce).setAAD(
      Buffer.from(context),
    );
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return this.prefix + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Decrypts a sealed text; returns a plain one unchanged. Null when the key is missing or the text was modified. */
  open(stored: string, context: string): string | null {
    const [, name, body] = SEALED.exec(stored) ?? [];
    if (name === undefined || body === undefined) return stored;
    const key = this.#keys.get(name);
    if (!key) return null;
    const bytes = Buffer.from(body, 'base64url');
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE))
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      return decipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      return null;
    }
  }

  /** The prefix of every text that is sealed with the current key, and of no other. */
  get prefix(): string {
    return `v1.${this.#current}.`;
  }

  /** Whether a text is sealed with the current key. */
  isCurrent(stored: string): boolean {
    return keyNameOf(stored) === this.#current;
  }

  #key(name: string): Buffer {
    const key = this.#keys.get(name);
    if (!key) throw new Error(`no key ${name}`);
    return key;
  }
}

/** The name of the key that a text is sealed with, which reveals nothing of the key; null for a plain text. */
export function keyNameOf(stored: string): string | null {
  return SEALED.exec(stored)?.[1] ?? null;
}

/** The name of a key, which reveals nothing of it. */
function nameOf(key: Buffer): string {
  return createHash('sha256').update('kilat key').update(key).digest('hex').slice(0, 8);
}

/** 32 bytes from 64 hexadecimal digits; null for anything else. */
export function parseKey(text: string): Buffer | null {
  return /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : null;
}

/** Comma-separated keys; null if one is invalid. */
export function parseKeys(text: string): Buffer[] | null {
  const keys = text.split(',').map((part) => parseKey(part.trim()));
  return keys.every((key) => key !== null) ? keys : null;
}

/** Rows with a sealed text each. */
interface SealedRows<Row> {
  rows: readonly Row[];
  contextOf(row: NoInfer<Row>): string;
  /** Replaces the row's text, if it is still the one that was read: other houses do the same. */
  replace(row: NoInfer<Row>, sealed: string): Promise<unknown>;
}

/**
 * Seals with the current key what is plain or sealed with an older key.
 * @returns the rows that no key decrypts
 */
export async function sealAnew<Row extends { secret: string }>(
  sealer: Sealer,
  { rows, contextOf, replace }: SealedRows<Row>,
): Promise<Row[]> {
  const lost: Row[] = [];
  for (const row of rows) {
    if (sealer.isCurrent(row.secret)) continue;
    const opened = sealer.open(row.secret, contextOf(row));
    if (opened === null) lost.push(row);
    else await replace(row, sealer.seal(opened, contextOf(row)));
  }
  return lost;
}
