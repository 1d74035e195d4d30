import { expect, it } from 'vitest';
import { MARKETS } from '../../../contract/markets.ts';
import { maskPhone, normalisePhone } from './phones.ts';

it.each([
  ['id', '81234567890', '+6281234567890'],
  ['id', '081234567890', '+6281234567890'],
  ['id', '6281234567890', '+6281234567890'],
  ['id', '62081234567890', '+6281234567890'],
  ['id', '71234567890', null],
  ['id', '8123', null],
  ['mx', '5512345678', '+525512345678'],
  ['mx', '525512345678', '+525512345678'],
  ['mx', '551234567', null],
] as const)('%s: %s is %s', (market, typed, stored) => {
  expect(normalisePhone(typed, MARKETS[market])).toBe(stored);
});

it.each([
  ['id', '+6281234567890', '+62 812****890'],
  ['mx', '+525512345678', '+52 551****678'],
] as const)('%s: %s is shown as %s', (market, phone, shown) => {
  expect(maskPhone(phone, MARKETS[market])).toBe(shown);
});
