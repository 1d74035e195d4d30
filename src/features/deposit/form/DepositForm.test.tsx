// @vitest-environment dom
import { act } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type PayInfo, payRecharge } from '../../../../contract/http/money/deposits.ts';
import { startI18n } from '../../../i18n/i18n.ts';
import { http } from '../../../net/backend.ts';
import { HttpError } from '../../../net/errors.ts';
import { useSession } from '../../../shared/account/session.ts';
import { fill, find, press, render } from '../../../ui/testRender.ts';
import { DepositForm } from './DepositForm.tsx';

const port = { min: '1000000', max: '1000000000', lasts: 900_000 };
const INFO: PayInfo = {
  currency: 'IDR',
  min: '1000000',
  max: '1000000000',
  firstMin: null,
  presets: ['2000000', '5000000'],
  ports: [
    { ...port, code: 'qris', kind: 'qr', fee: '0', banks: [] },
    { ...port, code: 'va', kind: 'va', fee: '400000', banks: [{ code: 'BCA', name: 'BCA', port: 'va' }] },
  ],
  promotions: [
    {
      code: 'newUserDeposit',
      gives: 'credited',
      until: null,
      min: '5000000',
      percent: 10,
      most: '20000000',
      turnover: 1,
      days: 30,
    },
  ],
  open: null,
};
const ORDER = { id: '9', port: 'qris', status: 'pending', details: { kind: 'qr' } };

const send = vi.spyOn(http, 'send');
const lost = new HttpError('network', -1, 'lost', null);
const refused = (code: number) => new HttpError('refusal', code, 'refused', null);
/** The mocked server replies to each order request, in order. */
const replies = (...list: unknown[]) => {
  const left = [...list];
  send.mockReset().mockImplementation(async (call) => {
    if (call !== payRecharge) throw lost;
    const next = left.shift();
    if (next instanceof Error) throw next;
    return next;
  });
};
const requests = () => send.mock.calls.filter(([call]) => call === payRecharge);
const keys = () => requests().map(([, , options]) => (options as { key: string }).key);
const pageText = () => document.body.textContent ?? '';
const amount = () => find<HTMLInputElement>('input[inputmode]');
const pay = async () => {
  await press(find('[type="submit"]'));
  await act(async () => new Promise((done) => setTimeout(done)));
};

function Place() {
  return <output>{useLocation().search}</output>;
}

beforeAll(() => startI18n('id', ['common', 'deposit', 'promotionCards']));
beforeEach(async () => {
  replies();
  useSession.setState({ token: 'k1-7-now' });
  await render(null);
  await render(
    <MemoryRouter>
      <DepositForm info={INFO} start={{ port: 'qris', bank: null, amount: '7500000' }} />
      <Place />
    </MemoryRouter>,
  );
});

it("begins with the last deposit's values, and leads to the page of the order", async () => {
  expect(amount().value).toBe('75.000');
  replies(ORDER);
  await pay();
  expect(requests()[0]?.[1]).toEqual({ port: 'qris', amount: '7500000' });
  expect(find('output').textContent).toBe('?z=qrcode&deposit=9');
});

it('keeps the idempotency key over a lost reply, and uses a new one for another deposit', async () => {
  replies(lost, ORDER, ORDER, refused(3021));
  await pay();
  await pay();
  await pay();
  const [first, again, next] = keys();
  expect(again).toBe(first);
  expect(next).not.toBe(first);
  await fill(amount(), '80000');
  await pay();
  expect(new Set(keys()).size).toBe(3);
});

it('sends a promotion only for a qualifying amount, and shows its value', async () => {
  await press(find<HTMLInputElement>('input[name="promotion"]:not(:checked)'));
  expect(pageText()).toContain('Dapat Rp\u00a07.500');
  replies(ORDER, ORDER);
  await pay();
  await fill(amount(), '20000');
  await pay();
  expect(requests().map(([, input]) => (input as { promotion?: string } | undefined)?.promotion)).toEqual([
    'newUserDeposit',
    undefined,
  ]);
});

it('sends nothing while the amount is out of range, and shows the range', async () => {
  await fill(amount(), '5000');
  await pay();
  expect(requests()).toEqual([]);
  expect(pageText()).toContain('Paling sedikit Rp\u00a010.000');
  expect(document.activeElement).toBe(amount());
  await fill(amount(), '20000000');
  expect(pageText()).toContain('Paling banyak Rp\u00a010.000.000');
});

it.each([
  [7030, 'istirahat', true],
  [7026, 'batas deposit', true],
  [3021, 'di luar rentang', false],
  [667, 'belum selesai', false],
  [1028, 'Bonus ini sudah berakhir', false],
  [704, 'tidak tersedia', false],
])('shows why the server refused with %i, and where that can be changed', async (code, text, limits) => {
  replies(refused(code));
  await pay();
  expect(find('[role="alert"]').textContent).toContain(text);
  expect(document.querySelector('a[href="/account/limits"]') !== null).toBe(limits);
  await fill(amount(), '80000');
  expect(document.querySelector('[role="alert"]')).toBeNull();
});
