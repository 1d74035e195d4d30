import * as v from 'valibot';
import { expect, it } from 'vitest';
import { nameAccount } from '../../../contract/http/accounts.ts';
import { MARKETS } from '../../../contract/markets.ts';
import { inventPassword, suggestUserName } from './fastAccount.ts';

it.each(['id', 'mx'] as const)('suggests names and passwords that the house takes: %s', (market) => {
  for (let i = 0; i < 500; i++) {
    const account = { userName: suggestUserName(MARKETS[market].id), password: inventPassword() };
    expect(v.is(nameAccount, account), JSON.stringify(account)).toBe(true);
  }
});

it('makes passwords that can be read off a screen, each another one', () => {
  const made = Array.from({ length: 100 }, inventPassword);
  for (const one of made) expect(one).toMatch(/^([a-km-np-z2-9]{4}-){2}[a-km-np-z2-9]{4}$/);
  expect(new Set(made).size).toBe(made.length);
});
