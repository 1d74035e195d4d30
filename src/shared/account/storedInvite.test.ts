// @vitest-environment dom
import { beforeEach, expect, it } from 'vitest';
import { forgetInvite, storedInvite, storeInvite } from './storedInvite.ts';

const DAY_MS = 24 * 3_600_000;
const at = (query: string) => `https://kilat.example/help?${query}`;

beforeEach(() => localStorage.clear());

it('keeps the code of the first link for 30 days, and ignores others meanwhile', () => {
  storeInvite(0, at('invite=ab12cd'));
  storeInvite(DAY_MS, at('invite=ZZ99ZZ'));
  expect(storedInvite(30 * DAY_MS - 1)).toBe('AB12CD');
  expect(storedInvite(30 * DAY_MS)).toBe('');
  storeInvite(31 * DAY_MS, at('invite=ZZ99ZZ'));
  expect(storedInvite(31 * DAY_MS)).toBe('ZZ99ZZ');
});

it('stores nothing that is not a code, and can be cleared', () => {
  for (const query of ['invite=', 'invite=ABC', 'invite=%3Cscript%3E', 'code=AB12CD'])
    storeInvite(0, at(query));
  expect(storedInvite(1)).toBe('');
  storeInvite(0, at('invite=AB12CD'));
  forgetInvite();
  expect(storedInvite(1)).toBe('');
});
