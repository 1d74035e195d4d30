import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { slotOnlineCount } from '../../../contract/http/play/catalogue.ts';
import type { Database } from '../../core/db/database.ts';
import { createTestDatabase } from '../../testing/core/testDatabase.ts';
import { TestHouse } from '../../testing/testHouse.ts';
import { Presence } from './presence.ts';
import { nodePresence } from './tables.ts';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

const clock = { at: 1_000_000, now: () => clock.at };
const presenceOf = (connections: () => number) =>
  new Presence({ db, clock, connections, log: pino({ level: 'silent' }) });

describe('people online', () => {
  beforeEach(async () => {
    await db.orm.delete(nodePresence);
  });

  it('are the sum over all houses with a recent report', async () => {
    const [first, second] = [presenceOf(() => 3), presenceOf(() => 4)];
    await Promise.all([first.publish(), second.publish()]);
    expect(await first.count()).toBe(7);
    clock.at += 20_000;
    await first.publish();
    expect(await first.count()).toBe(7);
    clock.at += 11_000;
    expect(await first.count()).toBe(3);
  });

  it('are reported repeatedly, and withdrawn when a house closes', async () => {
    let connections = 1;
    const [house, other] = [presenceOf(() => connections), presenceOf(() => 10)];
    await Promise.all([house.start(), other.start()]);
    connections = 5;
    await house.publish();
    expect(await other.count()).toBe(15);
    await house.stop();
    clock.at += 5_000;
    expect(await other.count()).toBe(10);
    await other.stop();
    clock.at += 5_000;
    expect(await other.count()).toBe(0);
  });

  it('of a killed house are removed by the others', async () => {
    await presenceOf(() => 9).publish();
    clock.at += 31_000;
    await presenceOf(() => 1).publish();
    expect(await db.orm.select().from(nodePresence)).toMatchObject([{ connections: 1 }]);
  });
});

describe('the house', () => {
  it('counts the sockets of its channel', async () => {
    const first = await TestHouse.start({ database: db });
    try {
      expect(await first.call(slotOnlineCount)).toEqual({ count: 0 });
      first.connect();
      first.connect();
      await vi.waitFor(async () => expect((await first.call(slotOnlineCount)).count).toBe(2), 20_000);
    } finally {
      await first.close();
    }
    expect(await db.orm.select().from(nodePresence)).toEqual([]);
  });
});
