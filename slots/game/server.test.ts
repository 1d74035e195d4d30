import { afterEach, expect, it, vi } from 'vitest';
import { Refusal, slotServer } from './server.ts';

const REQUEST = { spin: 'a-b', mode: 'base', bet: 100n, stake: 100n, gift: false } as const;

function answering(status: number, body: string) {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => new Response(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('sends its session, amounts as text, and no cookies', async () => {
  const fetched = answering(200, '{"win":"5"}');
  await expect(slotServer('s1').spin(REQUEST)).resolves.toEqual({ win: '5' });
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('/slots/spin');
  expect(init?.credentials).toBe('omit');
  expect(JSON.parse(String(init?.body))).toEqual({
    ...{ session: 's1', spin: 'a-b', mode: 'base', bet: '100', gift: false },
  });
});

it('distinguishes a refusal from a lost connection', async () => {
  answering(402, '{"error":"balance"}');
  await expect(slotServer('s1').spin(REQUEST)).rejects.toEqual(new Refusal('balance'));
  answering(502, '{"message":"bad gateway"}');
  await expect(slotServer('s1').spin(REQUEST)).rejects.toEqual(new Refusal('connection'));
  answering(502, '<html>bad gateway</html>');
  await expect(slotServer('s1').spin(REQUEST)).rejects.not.toBeInstanceOf(Refusal);
});
