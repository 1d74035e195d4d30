import { expect, it } from 'vitest';
import type { Withdrawal } from '../../../../contract/http/money/withdrawals.ts';
import { isOpen, stepsOf, withState } from './status.ts';

const order = (status: Withdrawal['status'], endedAt: number | null = null): Withdrawal => ({
  id: '7',
  amount: '20000000',
  fee: '250000',
  currency: 'IDR',
  bank: 'BCA',
  number: '******7890',
  holder: 'BUDI',
  status,
  createdAt: 1,
  endedAt,
});
const withdrawal = (status: Withdrawal['status'], id = '7') => ({
  id,
  status,
  endedAt: isOpen(status) ? null : 9,
});

it('moves forward with received states, and never back', () => {
  expect(withState(order('review'), undefined).status).toBe('review');
  expect(withState(order('review'), withdrawal('sending')).status).toBe('sending');
  expect(withState(order('sending'), withdrawal('paid'))).toMatchObject({ status: 'paid', endedAt: 9 });
  expect(withState(order('sending'), withdrawal('review')).status).toBe('sending');
  expect(withState(order('cancelled', 5), withdrawal('review'))).toMatchObject({
    status: 'cancelled',
    endedAt: 5,
  });
  expect(withState(order('review'), withdrawal('paid', '8')).status).toBe('review');
});

it.each([
  ['review', ['asked done', 'checked now', 'sent next', 'arrived next']],
  ['sending', ['asked done', 'checked done', 'sent now', 'arrived next']],
  ['paid', ['asked done', 'checked done', 'sent done', 'arrived done']],
  ['refused', ['asked done', 'checked done', 'sent done', 'refused failed']],
  ['cancelled', ['asked done', 'cancelled over']],
] as const)('shows the steps of one that is %s', (status, steps) => {
  const way = stepsOf(order(status, isOpen(status) ? null : 9));
  expect(way.map(({ name, state }) => `${name} ${state}`)).toEqual(steps);
  expect(way[0]?.at).toBe(1);
  expect(way[way.length - 1]?.at).toBe(isOpen(status) ? null : 9);
});
