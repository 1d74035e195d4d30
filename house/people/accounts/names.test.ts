import { expect, it } from 'vitest';
import { MARKETS } from '../../../contract/markets.ts';
import { inventName, isReserved } from './names.ts';

it.each([
  'admin',
  'Admin',
  'ADMIN_01',
  '4dm1n',
  'Ad min',
  'ádmin',
  'administrator',
  'kilat_cs',
  'Kilat Resmi',
  'support24',
  'Sistem',
  'r00t',
])('reserves %s for the house', (name) => expect(isReserved(name)).toBe(true));

it.each([
  'badminton',
  'elang_kilat',
  'Elang Kilat 42',
  'costa',
  'modesto',
  'supporter_1',
  'bota',
  'raja',
  '김민수',
  '',
  '123',
])('lets players be called %s', (name) => expect(isReserved(name)).toBe(false));

it('generates no such name', () => {
  const names = Object.values(MARKETS).flatMap(({ id }) => Array.from({ length: 500 }, () => inventName(id)));
  expect(names.filter(isReserved)).toEqual([]);
});
