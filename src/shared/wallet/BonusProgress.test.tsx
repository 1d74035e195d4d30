// @vitest-environment dom
import { beforeAll, expect, it } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { render } from '../../ui/testRender.ts';
import { BonusProgress } from './BonusProgress.tsx';

beforeAll(() => startI18n('id', ['common', 'deposit']));

const BONUS = { amount: 5_000_000n, wagering: { required: '25000000', toGo: '9000000', expiresAt: null } };

it('shows the wagering progress of the bonus, and the excluded games, if any', async () => {
  await render(<BonusProgress {...BONUS} />);
  expect(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe('64');
  expect(document.querySelector('details')).toBeNull();

  await render(<BonusProgress {...BONUS} notFor={['Garuda Emas', 'Zamrud']} />);
  expect(document.querySelector('summary')?.textContent).toBe('Tidak bisa dipakai di 2 game');
  expect(document.querySelector('details p')?.textContent).toBe('Garuda Emas, Zamrud');
});
