// @vitest-environment dom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { testFont } from './testFont.ts';
import { TextLine } from './textLine.ts';

const { font, laid } = testFont('0123456789.,x ·…abcñ');

it('formats integers like the formatter, with and without thousands separators', () => {
  const grouped = new Intl.NumberFormat('de-DE');
  fc.assert(
    fc.property(fc.nat(Number.MAX_SAFE_INTEGER), (value) => {
      const line = new TextLine(font, 40);
      expect(laid(line.clear().number(value)).text).toBe(`${value}`);
      expect(laid(line.clear().number(value, '.'.charCodeAt(0))).text).toBe(grouped.format(value));
    }),
  );
});

it('pads to a fixed count of digits', () => {
  fc.assert(
    fc.property(fc.nat(99), (value) => {
      expect(laid(new TextLine(font, 4).padded(value, 2)).text).toBe(`${value}`.padStart(2, '0'));
    }),
  );
});

it('truncates long texts with an ellipsis and shows a dot for missing characters', () => {
  expect(laid(new TextLine(font, 20).text('abcabc', 6)).text).toBe('abcabc');
  expect(laid(new TextLine(font, 20).text('abcabca', 6)).text).toBe('abcab…');
  expect(laid(new TextLine(font, 20).text('a漢ñ')).text).toBe('a·ñ');
});

it('is as wide as its advances and is aligned accordingly', () => {
  const line = new TextLine(font, 20).text('abc');
  expect(line.width(20)).toBe(30);
  expect(line.width(10)).toBe(15);
  expect(laid(line, 0).left).toBe(100);
  expect(laid(line, 0.5).left).toBe(85);
  expect(laid(line, 1).left).toBe(70);
});

it('runs along its direction from the pivot when rotated', () => {
  const line = new TextLine(font, 20).text('abc');
  fc.assert(
    fc.property(fc.double({ min: -7, max: 7, noNaN: true }), fc.constantFrom(0, 0.5, 1), (turn, align) => {
      const places: { x: number; y: number; rotation: number }[] = [];
      const put = (_: unknown, x: number, y: number, _sx: number, _sy: number, rotation: number) =>
        places.push({ x, y, rotation });
      line.putTurned({ put }, 100, 50, turn, 20, align, 0xffffff, 1);
      // Its letters are 10 wide, and their tops lie 20 above the baseline, which is 7.2 below the middle of digits.
      places.forEach(({ x, y, rotation }, i) => {
        const along = 10 * i - 30 * align;
        expect(x).toBeCloseTo(100 + along * Math.cos(turn) + 12.8 * Math.sin(turn), 6);
        expect(y).toBeCloseTo(50 + along * Math.sin(turn) - 12.8 * Math.cos(turn), 6);
        expect(rotation).toBe(turn);
      });
      expect(places).toHaveLength(3);
    }),
  );
});
