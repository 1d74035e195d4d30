import { describe, expect, it } from 'vitest';
import type { MarketId } from '../../../../contract/markets.ts';
import { clabe } from '../../../../contract/payments/clabe.ts';
import { PAYOUT_BANKS } from '../../../../contract/payments/payoutBanks.ts';
import { bankNamedBy, digitsOf, lengthsOf, numberState, payoutBankOf } from './accountNumber.ts';

function bank(market: MarketId, code: string) {
  const found = payoutBankOf(market, code);
  if (!found) throw new Error(`no bank ${code}`);
  return found;
}
const GOOD = clabe('012', '180', 1_234_567_890n);

it.each([
  ['id', 'BCA', 10, 10],
  ['id', 'BRI', 15, 15],
  ['id', 'CIMB', 12, 14],
  ['id', 'DANAMON', 10, 12],
  ['id', 'DANA', 10, 13],
  ['mx', '646', 18, 18],
] as const)('%s: numbers of %s have %i to %i digits', (market, code, least, most) => {
  expect(lengthsOf(market, bank(market, code))).toEqual({ least, most });
});

it.each(['id', 'mx'] as const)('has the number lengths of every bank of %s', (market) => {
  for (const one of PAYOUT_BANKS[market]) {
    const { least, most } = lengthsOf(market, one);
    expect(least, one.code).toBeGreaterThanOrEqual(6);
    expect(most, one.code).toBeLessThan(20);
  }
});

describe('while it is typed', () => {
  it.each([
    ['id', 'BCA', '', 'open'],
    ['id', 'BCA', '123456789', 'open'],
    ['id', 'BCA', '1234567890', 'right'],
    ['id', 'BCA', '12345678901', 'tooLong'],
    ['id', 'CIMB', '1234567890123', 'right'],
    ['id', 'OVO', '08', 'open'],
    ['id', 'OVO', '09', 'wrongStart'],
    ['id', 'OVO', '0800000000', 'wrongCheck'],
    ['id', 'OVO', '0812345678', 'right'],
    ['mx', '012', '01', 'open'],
    ['mx', '012', '002', 'wrongStart'],
    ['mx', '012', GOOD, 'right'],
    ['mx', '012', GOOD.slice(0, 17), 'open'],
    ['mx', '012', GOOD.slice(0, 17) + ((Number(GOOD[17]) + 1) % 10), 'wrongCheck'],
    ['mx', '012', `${GOOD}0`, 'tooLong'],
  ] as const)('%s %s: %s is %s', (market, code, digits, state) =>
    expect(numberState(market, bank(market, code), digits)).toBe(state),
  );
});

it.each([
  ['BCA', ' 123-456 78', '12345678'],
  ['DANA', '+62 812-3456', '08123456'],
  ['DANA', '8123', '08123'],
  ['DANA', '0812', '0812'],
  ['DANA', '', ''],
])('%s: reads %j as %s', (code, text, digits) => expect(digitsOf(text, bank('id', code))).toBe(digits));

it('knows the bank of a CLABE by its first three digits', () => {
  expect(bankNamedBy('mx', GOOD)?.name).toBe('BBVA México');
  expect(bankNamedBy('mx', '01')).toBeUndefined();
  expect(bankNamedBy('mx', '999')).toBeUndefined();
  expect(bankNamedBy('id', '012345')).toBeUndefined();
});
