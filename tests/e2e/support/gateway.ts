import { expect } from '@playwright/test';
import { withDatabase } from '../../withDatabase.ts';

/**
 * Presses "paid" for a deposit on the sandbox gateway's page, without a browser.
 * @param deposit its id on the site
 */
export async function payDeposit(dataDir: string, url: string, deposit: string): Promise<void> {
  // The gateway's page identifies orders by the gateway's ids, and other tests pay at the same one.
  const { rows } = await withDatabase(dataDir, (db) =>
    db.pool.query(
      'SELECT s.id FROM sandbox_orders s JOIN deposit_orders d USING (reference) WHERE d.id = $1',
      [deposit],
    ),
  );
  const address = new URL('/sandbox/payments', url);
  const answer = await fetch(address, {
    method: 'POST',
    headers: { origin: address.origin },
    body: new URLSearchParams({ id: String(rows[0]?.id), press: 'paid' }),
  });
  expect(answer.ok, 'the gateway takes the press').toBe(true);
}
