import { expect, it } from 'vitest';
import { readTokenCookie, tokenCookie } from './cookie.ts';

it('keeps a token for a year, for this site alone, and over https only where there is https', () => {
  expect(tokenCookie('k1-7-abc', true)).toBe(
    'main_token=k1-7-abc; Path=/; Max-Age=31536000; SameSite=Strict; Secure',
  );
  expect(tokenCookie('k1-7-abc', false)).not.toContain('Secure');
  expect(tokenCookie(null, true)).toContain('Max-Age=0');
});

it('is read back from among other cookies', () => {
  expect(readTokenCookie('a=1; main_token=k1-7-abc; b=2')).toBe('k1-7-abc');
  expect(readTokenCookie('xmain_token=1; main_token=')).toBeNull();
  expect(readTokenCookie('')).toBeNull();
});
