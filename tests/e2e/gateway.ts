import { expect } from '@playwright/test';

/** Presses "paid" for the newest order on the sandbox gateway's page, without a browser. */
export async function payNewest(url: string): Promise<void> {
  const address = new URL('/sandbox/payments', url);
  const page = await (await fetch(address)).text();
  const [, id = ''] = /name="id" value="(\d+)"/.exec(page) ?? [];
  const answer = await fetch(address, {
    method: 'POST',
    headers: { origin: address.origin },
    body: new URLSearchParams({ id, press: 'paid' }),
  });
  expect(answer.ok, 'the gateway takes the press').toBe(true);
}
