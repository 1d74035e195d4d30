import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** 'v1', the key it was sealed with, and what was sealed: 12 bytes of nonce, 16 of tag, the text. */
const SEALED = /^v1\.([0-9a-f]{8})\.([\w-]+)$/;
const NONCE = 12;
const TAG = 16;

/**
 * Keeps secrets that the house must know again from whoever reads the database alone: AES-256-GCM. The context, such as
 * 'user:7' or 'round:dice:12', says what is sealed and whose it is: a text opens in its own context only, so one row's
 * secret is of no use in another's. Each kind of secret has a context of its own kind.
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

  /** What was sealed; a text that never was as it is. Null when the key is missing or the text is not what was sealed. */
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

  /** What every text begins with that is sealed with the key that seals now, and no other. */
  get prefix(): string {
    return `v1.${this.#current}.`;
  }

  /** Whether a text is sealed with the key that seals now. */
  isCurrent(stored: string): boolean {
    return keyNameOf(stored) === this.#current;
  }

  #key(name: string): Buffer {
    const key = this.#keys.get(name);
    if (!key) throw new Error(`no key ${name}`);
    return key;
  }
}

/** The name of the key that a text is sealed with, which tells nothing of the key; null for a text that is not sealed. */
export function keyNameOf(stored: string): string | null {
  return SEALED.exec(stored)?.[1] ?? null;
}

/** What a key is known by, which tells nothing of it. */
function nameOf(key: Buffer): string {
  return createHash('sha256').update('kilat key').update(key).digest('hex').slice(0, 8);
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

/** Rows that keep a sealed text each. */
interface SealedRows<Row> {
  rows: readonly Row[];
  contextOf(row: NoInfer<Row>): string;
  /** Puts the text in the place of the row's, if that is still what was read: other houses do the same. */
  replace(row: NoInfer<Row>, sealed: string): Promise<unknown>;
}

/**
 * Seals with the key of now what is not: sealed with one before, or never.
 * @returns the rows that no key opens
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
