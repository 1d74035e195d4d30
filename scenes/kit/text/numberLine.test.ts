// @vitest-environment dom
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testFont } from '../../engine/testFont.ts';
import { countUp, NumberLine } from './numberLine.ts';

const { font, laid } = testFont('0123456789.,+');
const STYLE = { decimal: ',', fraction: true, prefix: '+' } as const;
const amounts = fc.bigInt({ min: 0n, max: 10n ** 18n - 1n });

it('ends on the amount exactly, however large', () => {
  const grouped = new Intl.NumberFormat('de-DE');
  fc.assert(
    fc.property(amounts, amounts, (from, to) => {
      const line = new NumberLine(font).set(from, to);
      const whole = grouped.format(to / 100n);
      expect(laid(line.at(1, { ...STYLE, fraction: false })).text).toBe(`+${whole}`);
      expect(laid(line.at(1, STYLE)).text).toBe(`+${whole},${`${to % 100n}`.padStart(2, '0')}`);
    }),
  );
});

it('counts monotonically from one amount to the other, in whole minor units', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.nat(1e12), fc.nat(1e12), share, share, (from, to, a, b) => {
      expect(countUp(from, to, 0)).toBe(from);
      expect(countUp(from, to, 1)).toBe(to);
      const early = countUp(from, to, Math.min(a, b));
      const late = countUp(from, to, Math.max(a, b));
      expect(Number.isInteger(early)).toBe(true);
      expect(Math.sign(to - from) * (late - early)).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('formats intermediate amounts like the last one', () => {
  const line = new NumberLine(font).set(123_456_700n, 123_456_700n);
  expect(laid(line.at(0.4, STYLE)).text).toBe('+1.234.567,00');
  expect(laid(line.at(0.4, { decimal: '.', fraction: false, prefix: '' })).text).toBe('1,234,567');
});

it('has digits of one width in every baked font', () => {
  for (const game of readdirSync('public/games')) {
    const baked = `public/games/${game}/fonts.json`;
    const fonts = existsSync(baked) ? JSON.parse(readFileSync(baked, 'utf8')) : [];
    for (const { fontFamily, chars } of fonts) {
      const widths = new Set([...'0123456789'].map((digit) => chars[digit]?.xAdvance));
      expect([...widths], `${game} ${fontFamily}`).toHaveLength(1);
    }
  }
});
