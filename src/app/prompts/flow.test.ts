// @vitest-environment dom
import { expect, it } from 'vitest';
import { offersOf } from './flow.ts';

const [USER, INVITE] = ['DEPOSIT_REWARD_NEW_USER', 'DEPOSIT_REWARD_SPA_INVITE'];

it('the flow offers what can be joined, and what waits, while nothing of it has opened', () => {
  const open = { flowIsOpen: true, claimable: 2 };
  expect(offersOf({ ...open, canJoin: [INVITE, USER, 'OTHER'] })).toEqual([
    ...['newUserDeposit', 'inviteDeposit', 'activities'],
  ]);
  expect(offersOf({ ...open, canJoin: [INVITE], claimable: 0 })).toEqual(['inviteDeposit']);
  expect(offersOf({ ...open, canJoin: [] })).toEqual(['activities']);
  expect(offersOf({ ...open, canJoin: null })).toEqual([]);
  expect(offersOf({ ...open, canJoin: [USER], flowIsOpen: false })).toEqual([]);
});
