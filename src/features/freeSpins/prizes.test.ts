// @vitest-environment dom
import { describe, expect, it } from 'vitest';
import type { FreeSpinPrize } from '../../../contract/http/play/freeSpins.ts';
import { stateOf } from './prizes.ts';

const GIVEN: FreeSpinPrize = {
  ...{ id: '1', game: 'koi-kolam-raja', title: 'Koi Kolam Raja', spins: 10, used: 0, bet: '20000', won: '0' },
  ...{ path: '/game/samudra/koi-kolam-raja', createdAt: 0, expiresAt: 1, usable: true },
};

describe('a prize of free spins', () => {
  it.each([
    ['ready', 'that its studio knows', {}],
    ['ready', 'in the middle of it', { used: 9 }],
    ['waiting', 'that its studio was not told of yet', { path: null }],
    ['used', 'played to its last spin', { used: 10, usable: false, path: null }],
    ['expired', 'of which spins are left', { used: 9, usable: false, path: null }],
  ] as const)('is %s, %s', (state, _, change) => {
    expect(stateOf({ ...GIVEN, ...change })).toBe(state);
  });
});
