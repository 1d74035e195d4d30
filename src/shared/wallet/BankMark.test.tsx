// @vitest-environment dom
import { expect, it } from 'vitest';
import { PAYOUT_BANKS } from '../../../contract/payments/payoutBanks.ts';
import { find, render } from '../../ui/testRender.ts';
import { BankMark } from './BankMark.tsx';

const WAYS = ['qris', 'va', 'transfer', 'ewallet', 'spay', 'usdt', 'spei', 'oxxo'];
const CODES = [...Object.values(PAYOUT_BANKS).flatMap((banks) => banks.map(({ code }) => code)), ...WAYS];

async function seen(code: string) {
  await render(<BankMark code={code} />);
  const mark = find('[aria-hidden="true"][style]');
  return {
    ground: mark.style.background,
    emblem: find('path').getAttribute('d'),
    name: mark.textContent ?? '',
  };
}

/** Relative luminance of a colour, 0 to 1 (WCAG 2.2). */
function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

it('distinguishes all banks, wallets and payment methods: no two share emblem and colour, or the name', async () => {
  const marks = [];
  for (const code of CODES) marks.push(await seen(code));
  expect(new Set(marks.map(({ ground, emblem }) => `${ground} ${emblem}`)).size).toBe(CODES.length);
  expect(new Set(marks.map(({ name }) => name)).size).toBe(CODES.length);
  expect(marks.filter(({ name }) => name.length < 2 || name.length > 5)).toEqual([]);
});

it('is legible: white has a contrast of at least 4.5 on every background', async () => {
  for (const code of CODES) {
    const { ground } = await seen(code);
    const hex = /^#(..)(..)(..)$/
      .exec(ground)
      ?.slice(1)
      .map((part) => Number.parseInt(part, 16));
    const rgb = hex ?? (ground.match(/\d+/g) ?? []).map(Number);
    expect(1.05 / (luminance(rgb) + 0.05), code).toBeGreaterThanOrEqual(4.5);
  }
});

it('has a mark for an unknown bank', async () => {
  expect((await seen('999')).name).toBe('999');
});
