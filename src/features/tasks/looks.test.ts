// @vitest-environment dom
import { expect, it } from 'vitest';
import { percentOf, wayOf } from './looks.ts';

it('is the lower progress of the two conditions', () => {
  expect(percentOf({ progress: '1', target: '3', play: null })).toBe(33);
  expect(percentOf({ progress: '3', target: '3', play: { progress: '1', target: '4' } })).toBe(25);
  expect(percentOf({ progress: '1', target: '4', play: { progress: '4', target: '4' } })).toBe(25);
  expect(percentOf({ progress: '9', target: '3', play: null })).toBe(100);
});

it('leads to the wallet until the deposit is made, and then to the games', () => {
  expect(wayOf({ mission: 'deposit', progress: '0', target: '1' })).toEqual({ page: 'wallet' });
  expect(wayOf({ mission: 'deposit', progress: '1', target: '1' })).toEqual({ to: '/' });
  expect(wayOf({ mission: 'days', progress: '1', target: '3' })).toBeNull();
});
