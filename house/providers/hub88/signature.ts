import { type KeyObject, sign, verify } from 'node:crypto';

/** The header with RSA-SHA256 (PKCS#1 v1.5) over a body's exact bytes, as base64. */
export const SIGNATURE_HEADER = 'x-hub88-signature';

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

export function signatureOf(body: string | Buffer, key: KeyObject): string {
  return sign('RSA-SHA256', Buffer.from(body), key).toString('base64');
}

/** Verifies the signature of a body. Non-canonical base64 is invalid. */
export function isSigned(body: Buffer, signature: unknown, key: KeyObject): boolean {
  if (typeof signature !== 'string' || !BASE64.test(signature)) return false;
  const bytes = Buffer.from(signature, 'base64');
  if (bytes.toString('base64') !== signature || key.asymmetricKeyType !== 'rsa') return false;
  return verify('RSA-SHA256', body, key, bytes);
}
