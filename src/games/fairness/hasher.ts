import { hashText, hmacText } from '../../../contract/fairness.ts';

/** SHA-256 and HMAC-SHA-256 of texts as lower-case hex (games.md, "Fairness"). */
export interface Hasher {
  /** True: WebCrypto. False: the page's own implementation, because browsers offer WebCrypto only in secure contexts. */
  native: boolean;
  hash(text: string): Promise<string>;
  hmac(key: string, message: string): Promise<string>;
}

/** WebCrypto where it is available, otherwise the contract's implementation. */
export function chooseHasher(subtle: SubtleCrypto | null = globalThis.crypto?.subtle ?? null): Hasher {
  return subtle ? nativeHasher(subtle) : SCRIPTED;
}

const SCRIPTED: Hasher = {
  native: false,
  hash: async (text) => hashText(text),
  hmac: async (key, message) => hmacText(key, message),
};

function nativeHasher(subtle: SubtleCrypto): Hasher {
  const bytes = (text: string) => new TextEncoder().encode(text);
  return {
    native: true,
    hash: async (text) => hex(await subtle.digest('SHA-256', bytes(text))),
    hmac: async (key, message) => {
      const algorithm = { name: 'HMAC', hash: 'SHA-256' };
      const imported = await subtle.importKey('raw', bytes(key), algorithm, false, ['sign']);
      return hex(await subtle.sign('HMAC', imported, bytes(message)));
    },
  };
}

function hex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
