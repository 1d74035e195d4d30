import fc from 'fast-check';
import { expect, it } from 'vitest';
import { voucherReference } from '../../../../contract/payments/vouchers.ts';
import { code128, code128Values } from './code128.ts';

/** The run lengths of bars and spaces of a drawn code, in modules. */
function runsOf(digits: string): { runs: number[]; width: number; first: number } {
  const { width, path } = code128(digits);
  const bars = [...path(40).matchAll(/M(\d+) 0h(\d+)v40H\1z/g)].map(([, from, wide]) => [
    Number(from),
    Number(wide),
  ]);
  const runs = bars.flatMap(([from = 0, wide = 0], at) => {
    const next = bars[at + 1]?.[0];
    return next === undefined ? [wide] : [wide, next - from - wide];
  });
  return { runs, width, first: bars[0]?.[0] ?? 0 };
}

it('has the check symbol of a known code', () => {
  // 105 + 1·10 + 2·20 + 3·30 = 245, and 245 mod 103 = 39.
  expect(code128Values('102030')).toEqual([105, 10, 20, 30, 39]);
});

it('begins with the start of set C, ends with the stop, and keeps white margins on both sides', () => {
  const { runs, width, first } = runsOf('102030');
  expect(runs.slice(0, 6).join('')).toBe('211232');
  expect(runs.slice(-7).join('')).toBe('2331112');
  expect(first).toBe(10);
  // Five symbols of eleven modules, the stop of thirteen, two quiet zones of ten.
  expect(width).toBe(5 * 11 + 13 + 20);
});

it('draws every voucher in symbols of eleven modules, an even number of them dark', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 10n), (order) => {
      const { runs } = runsOf(voucherReference(order));
      const symbols = Array.from({ length: (runs.length - 7) / 6 }, (_, at) =>
        runs.slice(at * 6, at * 6 + 6),
      );
      expect(symbols).toHaveLength(9);
      for (const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] of symbols) {
        expect(a + b + c + d + e + f).toBe(11);
        expect((a + c + e) % 2).toBe(0);
      }
    }),
  );
});

it.each(['', '123', '12a4'])('accepts only pairs of digits: %j', (digits) => {
  expect(() => code128Values(digits)).toThrow();
});
