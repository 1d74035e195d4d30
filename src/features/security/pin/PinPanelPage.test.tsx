// @vitest-environment dom
import { act, Suspense } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PinState, userPin } from '../../../../contract/http/people/security.ts';
import { startI18n } from '../../../i18n/i18n.ts';
import { http } from '../../../net/backend.ts';
import { HttpError } from '../../../net/errors.ts';
import { useSession } from '../../../shared/account/session.ts';
import { type PinOutcome, requestPin, usePinRequest } from '../../../shared/account/stepUp.ts';
import { fill, find, press, queriesFetching, render } from '../../../ui/testRender.ts';
import { PinPanelPage } from './PinPanelPage.tsx';

const PLAYER = { id: '7', name: 'Bimo', avatar: 3, portrait: null, frame: null, currency: 'IDR' };
const send = vi.spyOn(http, 'send');
let pin: PinState;
let address = '';

/** Waits until a reply is rendered: TanStack Query notifies in a task of its own. */
const drawn = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)));

function Address() {
  address = useLocation().search;
  return null;
}

async function open(search: string) {
  await render(
    <MemoryRouter initialEntries={[`/${search}`]}>
      <Suspense fallback={null}>{search.includes('pin-panel') && <PinPanelPage />}</Suspense>
      <Address />
    </MemoryRouter>,
  );
  await vi.waitFor(() => expect(queriesFetching()).toBe(0));
  await drawn();
}

/** The panel over the page that needs the PIN. */
async function openPin(use: (typed: string) => Promise<PinOutcome>) {
  requestPin({ purpose: 'Tarik Rp 50.000', use });
  await open('?z=withdraw_pin-panel');
}
const enter = async (typed: string) => {
  await fill(find<HTMLInputElement>('input'), typed);
  await drawn();
};
const pageText = () => document.body.textContent ?? '';

vi.setConfig({ testTimeout: 20_000 });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
beforeAll(() => startI18n('id', ['common', 'security']));
beforeEach(() => {
  pin = { set: true, lockedUntil: null };
  send.mockReset().mockImplementation(async (call) => (call === userPin ? pin : null));
  useSession.setState({ token: 'k1-7-now', player: PLAYER, again: false });
  usePinRequest.setState({ request: null });
});

describe('the PIN panel', () => {
  it("shows the PIN's purpose, passes it on once with its sixth digit, and closes when it was right", async () => {
    let answer: (outcome: PinOutcome) => void = () => undefined;
    const use = vi.fn(() => new Promise<PinOutcome>((resolve) => (answer = resolve)));
    await openPin(use);
    expect(pageText()).toContain('Tarik Rp 50.000');
    await enter('80291');
    expect(use).not.toHaveBeenCalled();
    await enter('802914');
    await enter('802915');
    expect(use.mock.calls).toEqual([['802914']]);
    await act(async () => answer('done'));
    expect(address).toBe('?z=withdraw');
  });

  it('shows that it was wrong, accepts another, and shows when it is locked', async () => {
    const use = vi.fn(async () => 7031);
    await openPin(use);
    await enter('111222');
    expect(pageText()).toContain('PIN salah');
    expect(find<HTMLInputElement>('input').value).toBe('');
    pin = { set: true, lockedUntil: Date.now() + 60_000 };
    await enter('111223');
    await vi.waitFor(() => expect(pageText()).toContain('PIN dikunci sampai'));
    expect(use).toHaveBeenCalledTimes(2);
  });

  it('leads to setting a first PIN where there is none', async () => {
    pin = { set: false, lockedUntil: null };
    await openPin(async () => 'done');
    const make = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Buat PIN');
    if (make) await press(make);
    expect(address).toBe('?z=withdraw_pin-panel_edit-pin');
  });

  it('leaves errors not about the PIN to the page below, and allows a retry after a network failure', async () => {
    const use = vi.fn<() => Promise<PinOutcome>>();
    await openPin(use);
    use.mockRejectedValueOnce(new HttpError('timeout', -1, 'timeout', 'k1-7-now'));
    await enter('802914');
    expect(pageText()).toContain('Belum terkirim');
    expect(address).toBe('?z=withdraw_pin-panel');
    use.mockRejectedValueOnce(new HttpError('refusal', 3036, 'over daily limit', 'k1-7-now'));
    await enter('802914');
    expect(address).toBe('?z=withdraw');
  });

  it('asks for nothing when opened by its address', async () => {
    await open('?z=withdraw_pin-panel');
    expect(address).toBe('?z=withdraw');
  });

  it('leads to the security page when it is alone', async () => {
    await open('?z=pin-panel');
    expect(address).toBe('?z=security-info');
  });
});
