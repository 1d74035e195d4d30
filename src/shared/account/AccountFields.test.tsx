// @vitest-environment dom
import fc from 'fast-check';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { fill, find, render } from '../../ui/testRender.ts';
import { CodeField } from './AccountFields.tsx';

let values: () => { code: string };

function Form({ error }: { error?: string }) {
  const { register, getValues } = useForm({ defaultValues: { code: '' } });
  values = getValues;
  return <CodeField label={'Kode'} error={error} {...register('code')} />;
}

const field = () => find<HTMLInputElement>('input');

it('lets the phone suggest the code from the message and opens a numeric keyboard', async () => {
  await render(<Form />);
  expect(field().autocomplete).toBe('one-time-code');
  expect(field().inputMode).toBe('numeric');
  expect(field().labels?.[0]?.textContent).toBe('Kode');
});

it.each([
  ['123 456', '123456'],
  ['Kode Kilat: 482-139.', '482139'],
  ['12345678', '123456'],
  ['abc', ''],
])('keeps only the digits of %j when pasted, in the form too', async (pasted, digits) => {
  await render(<Form />);
  await fill(field(), pasted);
  expect(field().value).toBe(digits);
  expect(values().code).toBe(digits);
});

it('never contains more than six digits', async () => {
  await render(<Form />);
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 30 }), async (typed) => {
      await fill(field(), typed);
      expect(values().code).toMatch(/^[0-9]{0,6}$/);
    }),
    { numRuns: 50 },
  );
});

it('exposes errors to screen readers', async () => {
  await render(<Form error={'Kodenya salah'} />);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  const note = document.getElementById(field().getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('Kodenya salah');
});
