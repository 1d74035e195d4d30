import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isSigned, signatureOf } from './signature.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const body = '{"user":"kilat-1","amount":100000,"round":"ñ"}';
const good = signatureOf(body, privateKey);
const verifies = (signature: unknown, over: string | Buffer = body, key = publicKey) =>
  isSigned(Buffer.from(over), signature, key);

/** Made by `openssl dgst -sha256 -sign`. */
const VECTOR = {
  body: '{"user":"kilat-1","amount":100000}',
  key: [
    'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAsbzyvBVaX0aKycRqzEEJICIEz2p3z8j95iuAtunBgfAAML',
    '8/IQFWIkDiCHVbRb5RAEVRlzCaSVy+SSOmo0VkjOggXVSayWcj6yPbgwHq2NK/cy2js2z+GYLQgAUuLvOlBlNFeagb',
    'aHbArTFr1+Ca+M+nhodv2YgATacCHCOxfV+panbX3fFMWq/eGxioQW0a4J9dFLIQApSAwIer838PW4q0fi8deoAa3J',
    'o9eoKYOfCPkSIvxSwfA/fwqPJQ9Y6s/mFnaQnurW+Md21QXOH1PAEpyRFNttSZj5myhEXK19HDhvPhUbtT2NjvG3gi',
    'd8bwz16Dftq8TKKi5BJIGDJ9uQIDAQAB',
  ].join(''),
  signature: [
    'qjBQHAo3QYxANMziphg743J6YGebv1yv4LBKsWnhxHQPJ/d/AxJJmNxTyP9eNl6U4upRy6d2FTv2cHZWmEoj0GnmTD',
    'ZZxQgHNQhegS72q0E88SpYUrnUEods24tEKxKNXI45G1VUrjCx0VIfi7tWJVnPSag8ZszV9NWrBemESPjLNko7dpU1',
    'LPEnYovYnViceJuZ6vQ7hFy40sAgsnljBuuAhbfZHHcI/zY1WcM3wx/f8gAaKpNlVPbeiwSpJX60CQiJ5HBVwV0RPY',
    'ukfPj+vqzc+DrxKjycjBo47Yt+wxDxapIJqqLxunJ0/t8i//L9LMOhf9rycg/is1E1ZD3cYQ==',
  ].join(''),
};

describe('a signature over the bytes of a body', () => {
  it('is valid only for these bytes and this key', () => {
    expect(verifies(good)).toBe(true);
    expect(verifies(good, body.replace('100000', '100001'))).toBe(false);
    expect(verifies(good, JSON.stringify(JSON.parse(body), null, 1))).toBe(false);
    expect(verifies(good, `${body} `)).toBe(false);
    expect(verifies(good, '')).toBe(false);
    const other = generateKeyPairSync('rsa', { modulusLength: 2_048 });
    expect(verifies(good, body, other.publicKey)).toBe(false);
    expect(verifies(signatureOf(body, other.privateKey))).toBe(false);
  });

  it('matches that of other programs', () => {
    const key = createPublicKey({ key: Buffer.from(VECTOR.key, 'base64'), format: 'der', type: 'spki' });
    expect(verifies(VECTOR.signature, VECTOR.body, key)).toBe(true);
    expect(verifies(VECTOR.signature, VECTOR.body.replace('1', '2'), key)).toBe(false);
  });

  it('is valid only in canonical base64', () => {
    for (const text of ['', ' ', good.slice(1), `${good}A`, `${good}\n`, ` ${good}`, `${good}, ${good}`])
      expect(verifies(text)).toBe(false);
    expect(verifies(good.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''))).toBe(false);
    for (const none of [undefined, null, 7, [good], {}]) expect(verifies(none)).toBe(false);
  });

  it('requires an RSA key', () => {
    const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    expect(verifies(signatureOf(body, curve.privateKey), body, createPublicKey(curve.privateKey))).toBe(
      false,
    );
  });
});
