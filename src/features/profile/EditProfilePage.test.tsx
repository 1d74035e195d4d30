// @vitest-environment dom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { userUpdate } from '../../../contract/http/people/accounts.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { http } from '../../net/backend.ts';
import { HttpError } from '../../net/errors.ts';
import { useSession } from '../../shared/account/session.ts';
import { fill, find, press, render } from '../../ui/testRender.ts';
import { EditProfilePage } from './EditProfilePage.tsx';

const PLAYER = {
  ...{ id: '7', name: 'Bimo', avatar: 3, portrait: null, frame: null },
  ...{ balance: '100', bonus: '0', sequence: '1', currency: 'IDR' },
};
const RESERVED = 'Nama ini dikhususkan untuk situs. Pilih nama lain.';
const send = vi.spyOn(http, 'send');
const save = async (name: string) => {
  await fill(find<HTMLInputElement>('input[autocomplete="nickname"]'), name);
  await press(find('[type="submit"]'));
  await act(async () => new Promise((done) => setTimeout(done)));
};
const pageText = () => document.body.textContent ?? '';

beforeAll(() => startI18n('id', ['common', 'profile', 'pictures']));
beforeEach(async () => {
  send.mockReset().mockRejectedValue(new HttpError('refusal', 3, 'refused', null));
  useSession.setState({ player: PLAYER });
  await render(
    <MemoryRouter>
      <EditProfilePage />
    </MemoryRouter>,
  );
});

it('shows beside the name that it is reserved, until another one is typed', async () => {
  await save('Admin');
  expect(pageText()).toContain(RESERVED);
  // The name is already known to be reserved.
  await save('Admin');
  expect(send.mock.calls.map(([call]) => call)).toEqual([userUpdate]);
  await fill(find<HTMLInputElement>('input[autocomplete="nickname"]'), 'Sari');
  expect(pageText()).not.toContain(RESERVED);
});
