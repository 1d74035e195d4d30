// @vitest-environment dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { http } from '../../net/backend.ts';
import { find, render } from '../../ui/testRender.ts';
import { useSession } from '../account/session.ts';
import { countRead } from './countRead.ts';
import { useUnreadMessages } from './unreadMessages.ts';

function Bell() {
  return <output>{useUnreadMessages()}</output>;
}

const shown = () => Number(find('output').textContent);

/** A fake server that replies on demand, each time with the state at the time of the request. */
function slowHouse(unread: number) {
  const house = { unread, answer: [] as (() => void)[] };
  vi.spyOn(http, 'send').mockImplementation((() => {
    const count = house.unread;
    return new Promise((resolve) => house.answer.push(() => resolve({ count })));
  }) as never);
  return house;
}

it('counts local reads correctly, whenever earlier replies arrive', async () => {
  const house = slowHouse(3);
  useSession.setState({ token: 'a' });
  await render(<Bell />);
  await act(async () => house.answer.shift()?.());
  expect(shown()).toBe(3);

  // Requested before the message is read, answered in between.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(house.answer).toHaveLength(1);
  let resolveCount = () => {};
  const notified = new Promise<void>((resolve) => {
    resolveCount = resolve;
  });
  let reading: Promise<void> | null = null;
  await act(async () => {
    reading = countRead((left) => left - 1, notified);
  });
  await act(async () => house.answer.shift()?.());
  expect(shown()).toBe(2);

  house.unread = 2;
  await act(async () => {
    resolveCount();
    await reading;
  });
  await act(async () => house.answer.shift()?.());
  expect(shown()).toBe(2);
});

it('returns to the server’s number where the request failed', async () => {
  const house = slowHouse(3);
  useSession.setState({ token: 'b' });
  await render(<Bell />);
  await act(async () => house.answer.shift()?.());
  await act(async () => {
    await countRead(() => 0, Promise.reject(new Error('away'))).catch(() => {});
  });
  expect(shown()).toBe(0);
  await act(async () => house.answer.shift()?.());
  expect(shown()).toBe(3);
});
