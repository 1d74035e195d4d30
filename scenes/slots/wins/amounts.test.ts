// @vitest-environment dom
import { expect, it } from 'vitest';
import { testFont } from '../../engine/testFont.ts';
import { NORMAL } from '../steps/pace.ts';
import { timelineOf } from '../steps/slotTimeline.ts';
import { testBook } from '../testBooks.ts';
import { Amounts } from './amounts.ts';

const { font, laid } = testFont('0123456789 .,$RpKMBT');
const grouped = (text: string, group: string) => text.replace(/\B(?=(\d{3})+$)/g, group);
const rupiah = (amount: bigint) => `Rp ${grouped(`${amount / 100n}`, '.')}`;
const peso = (amount: bigint) =>
  `$${grouped(`${amount / 100n}`, ',')}${amount % 100n === 0n ? '' : `.${`${amount % 100n}`.padStart(2, '0')}`}`;

function taken(format: (amount: bigint) => string, bet: bigint) {
  const { slot, book, board } = testBook('holdAndWin', 0);
  const amounts = new Amounts(font, format);
  const timeline = timelineOf(book.events, { slot, pace: NORMAL, board, turning: null });
  amounts.take(timeline, bet);
  return { amounts, rate: book.rate, coin: timeline.end.coins[0]?.rate ?? 0 };
}

const textOf = (line: Parameters<typeof laid>[0] | undefined) => (line ? laid(line).text : undefined);

it("formats a spin's amounts like its market, and counts up to exactly that", () => {
  const { amounts, rate } = taken(rupiah, 200_000n);
  expect(rate).toBeGreaterThan(0);
  const whole = rupiah((200_000n * BigInt(rate)) / 10_000n);
  expect(textOf(amounts.full(rate))).toBe(whole);
  expect(textOf(amounts.counting(rate, 1))).toBe(whole);
  expect(textOf(amounts.counting(rate, 0.5))).toMatch(/^Rp \d+(\.\d{3})*$/);
});

it('replaces the non-breaking space by the common one, the only one in its font', () => {
  const { amounts, rate } = taken((amount) => rupiah(amount).replace(' ', '\u00a0'), 200_000n);
  expect(textOf(amounts.full(rate))).toBe(rupiah((200_000n * BigInt(rate)) / 10_000n));
  expect(textOf(amounts.counting(rate, 0.5))).toMatch(/^Rp \d+(\.\d{3})*$/);
});

it('shows fractions at the end only', () => {
  const { amounts, rate } = taken(peso, 333n);
  expect(textOf(amounts.full(rate))).toBe(peso((333n * BigInt(rate)) / 10_000n));
  expect(textOf(amounts.counting(rate, 0.4))).toMatch(/^\$\d+(,\d{3})*$/);
});

it("formats a coin's amount in the short form, with the market's separators", () => {
  const { amounts, coin } = taken(rupiah, 2_500_000n);
  expect(textOf(amounts.short(coin))).toMatch(/^[\d.,]+[KM]?$/);
});
