// @vitest-environment dom
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { startI18n } from '../../../i18n/i18n.ts';
import { fill, find, render } from '../../../ui/testRender.ts';
import { payoutBankOf } from './accountNumber.ts';
import { NumberField } from './NumberField.tsx';

beforeAll(() => startI18n('id', ['common', 'withdraw']));

function Typed({
  code,
  submitted = false,
  refused,
}: {
  code: string;
  submitted?: boolean;
  refused?: string;
}) {
  const [value, setValue] = useState('');
  const bank = payoutBankOf('id', code);
  if (!bank) throw new Error(`no bank ${code}`);
  return (
    <NumberField
      bank={bank}
      value={value}
      submitted={submitted}
      before={undefined}
      refused={refused}
      focused={false}
      onChange={setValue}
    />
  );
}
const field = () => find<HTMLInputElement>('input');
const note = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent;

it('counts the digits, and shows no error for missing ones yet', async () => {
  await render(<Typed code="BCA" />);
  await fill(field(), '1234-5678');
  expect(field().value).toBe('12345678');
  expect(note()).toBe('8 dari 10 digit');
  expect(field().getAttribute('aria-invalid')).toBe('false');
});

it('shows at once an error that further digits cannot fix, and missing digits on submit', async () => {
  await render(<Typed code="BCA" />);
  await fill(field(), '12345678901');
  expect(note()).toBe('Nomor BCA terdiri dari 10 digit');
  expect(field().getAttribute('aria-invalid')).toBe('true');

  await render(<Typed code="DANA" submitted />);
  await fill(field(), '0912');
  expect(note()).toBe('Nomor DANA diawali 08');
});

it("accepts a phone number in any notation, and shows the server's error for it", async () => {
  await render(<Typed code="DANA" />);
  await fill(field(), '+62 812 3456 7890');
  expect(field().value).toBe('081234567890');
  await render(<Typed code="DANA" refused="Ditolak" />);
  expect(note()).toBe('Ditolak');
});
