import { vi } from 'vitest';
import type { Operation } from '../../contract/operation.ts';
import { TestChannel } from '../../house/testing/core/testChannel.ts';

type TableQuery = Operation<unknown, { currency: 'IDR' }>;

/**
 * Waits until the rooms of a new database have their first rounds, a moment after the house is open: `queries` fetch each
 * one's.
 */
export async function tablesOpen(url: string, queries: readonly TableQuery[]): Promise<void> {
  const channel = new TestChannel(url);
  for (const operation of queries)
    await vi.waitFor(() => channel.call(operation, { currency: 'IDR' }), { timeout: 20_000, interval: 50 });
  await channel.close();
}
