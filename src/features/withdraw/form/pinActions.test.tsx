// @vitest-environment dom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ErrorCode } from '../../../../contract/errors.ts';
import { withdraw } from '../../../../contract/http/money/withdrawals.ts';
import { http } from '../../../net/backend.ts';
import { HttpError } from '../../../net/errors.ts';
import { usePinRequest } from '../../../shared/account/stepUp.ts';
import { find, press, render } from '../../../ui/testRender.ts';
import { useWithdraw } from './pinActions.ts';

const made = vi.fn();
const refused = vi.fn();
/** The mocked reply to the next withdrawal, and the recorded keys. */
let answer: () => unknown;
let keys: (string | undefined)[];

beforeEach(() => {
  made.mockClear();
  refused.mockClear();
  keys = [];
  vi.spyOn(http, 'send').mockImplementation((async (
    call: unknown,
    _input: unknown,
    options: { key?: string },
  ) => {
    if (call !== withdraw) return {};
    keys.push(options.key);
    return answer();
  }) as never);
});

function Form({ amount }: { amount: string }) {
  const withdraw = useWithdraw({ onMade: made, onRefused: refused });
  return <button type="button" onClick={() => withdraw({ account: '1', amount }, 'Tarik')} />;
}
const show = (amount: string) =>
  render(
    <MemoryRouter>
      <Form amount={amount} />
    </MemoryRouter>,
  );
/** The panel's call with the PIN. */
const typed = async (): Promise<unknown> => {
  let outcome: unknown;
  await act(async () => {
    outcome = await usePinRequest
      .getState()
      .request?.use('482913')
      .catch((error: unknown) => error);
  });
  return outcome;
};
const refuse = (code: number) => () => {
  throw new HttpError('refusal', code, '', null);
};

it('keeps its key after a wrong PIN and a lost reply, and uses a new one for another amount', async () => {
  await show('5000000');
  await press(find('button'));
  answer = refuse(ErrorCode.wrongPin);
  expect(await typed()).toBe(ErrorCode.wrongPin);
  answer = () => {
    throw new HttpError('timeout', -1, '', null);
  };
  expect(await typed()).toBeInstanceOf(HttpError);
  await press(find('button'));
  answer = () => ({ id: '7' });
  expect(await typed()).toBe('done');
  expect(made).toHaveBeenCalledWith({ id: '7' });
  await show('6000000');
  await press(find('button'));
  await typed();
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys[3]).not.toBe(keys[0]);
  expect(refused).not.toHaveBeenCalled();
});

it('passes a refusal to the form, and reports to the panel that it is not about the PIN', async () => {
  await show('5000000');
  await press(find('button'));
  answer = refuse(ErrorCode.vipLevel);
  expect(await typed()).toBeInstanceOf(HttpError);
  expect(refused).toHaveBeenCalledWith(ErrorCode.vipLevel);
});
