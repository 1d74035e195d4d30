import { expect, it } from 'vitest';
import { readAddress } from './address.ts';

it('parses the session, the language and the site', () => {
  expect(readAddress('?session=abc&lang=es-MX&site=http%3A%2F%2Fkilat.test%3A3000')).toEqual({
    ...{ session: 'abc', replay: null, language: 'es-MX', site: 'http://kilat.test:3000' },
  });
});

it('parses the spin of a replay', () => {
  expect(readAddress('?replay=a-spin&lang=id').replay).toBe('a-spin');
});

it('defaults to no site and to English', () => {
  const none = { session: 'abc', replay: null, language: 'en', site: null };
  expect(readAddress('?session=abc&lang=xx&site=nowhere')).toEqual(none);
  expect(readAddress('?session=abc&site=data:text/html,hello')).toEqual(none);
});
