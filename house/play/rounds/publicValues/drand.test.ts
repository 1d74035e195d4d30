import { createHash } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../core/db/database.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { DrandValues } from './drand.ts';
import { PublicValues } from './publicValues.ts';

/** Values of quicknet as the network signed them. */
const SIGNED = {
  1000: {
    round: 1000,
    randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
    signature:
      'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
  },
  657413: {
    round: 657_413,
    randomness: 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
    signature:
      'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
  },
} as const;
const DUE = 1_692_806_364_000;
const hashOf = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A fake relay with the given answer. */
async function relay(answer: (path: string, response: ServerResponse) => void): Promise<string> {
  const server = createServer((request, response) => answer(request.url ?? '', response));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const relayOf = (body: unknown) => relay((_, response) => response.end(JSON.stringify(body)));
const honest = () =>
  relay((path, response) => {
    const number = Number(path.split('/').at(-1)) as keyof typeof SIGNED;
    response.writeHead(SIGNED[number] ? 200 : 425).end(JSON.stringify(SIGNED[number] ?? {}));
  });
const silent = () => relay(() => {});
const never = new AbortController().signal;
const read = (...relays: string[]) => new DrandValues({ relays, patience: 2_000 }).read(1000n, never);

it('names values by their due time', () => {
  const drand = new DrandValues();
  expect(drand.dueBy(DUE)).toEqual({ source: 'drand', number: 1000n, at: DUE });
  expect(drand.dueBy(DUE + 2_999)).toEqual({ source: 'drand', number: 1000n, at: DUE });
  expect(drand.dueBy(DUE - 1)).toEqual({ source: 'drand', number: 999n, at: DUE - 3_000 });
  // A value that nobody can know yet, nor soon.
  for (const now of [DUE, DUE + 1, DUE + 2_999]) expect(drand.after(now).at).toBeGreaterThan(now + 3_000);
  expect(drand.after(DUE + 2_999).at - DUE).toBeLessThanOrEqual(9_000);
});

it('never names a published value, even if betting is shorter than the interval of values', () => {
  const clock = { now: () => DUE + 1_000 };
  const db = null as unknown as Database;
  const values = new PublicValues({
    db,
    clock,
    log: pino({ level: 'silent' }),
    sources: [new DrandValues()],
  });
  expect(values.dueBy(DUE + 20_000).number).toBe(1006n);
  for (const end of [DUE + 1_100, DUE + 3_000])
    expect(values.dueBy(end)).toEqual(new DrandValues().after(DUE + 1_000));
});

describe('a value of drand', () => {
  it('is accepted as signed by the network', async () => {
    const { randomness: value, signature } = SIGNED[1000];
    expect(await read(await honest())).toEqual({ value, signature });
    const later = new DrandValues({ relays: [await honest()] }).read(657_413n, never);
    expect((await later).value).toBe(SIGNED[657413].randomness);
  });

  it('is refused if a relay falsifies it', async () => {
    const other = SIGNED[657413];
    const forged = `a${SIGNED[1000].signature.slice(1)}`;
    for (const lie of [
      // Another value of the network under this number, and one that nobody signed.
      { ...other, round: 1000 },
      { round: 1000, signature: forged, randomness: hashOf(forged) },
      { ...SIGNED[1000], randomness: other.randomness },
      other,
      { round: 1000, randomness: SIGNED[1000].randomness },
      'nothing',
      null,
    ])
      await expect(read(await relayOf(lie)), JSON.stringify(lie)).rejects.toThrow();
  });

  it('is read from an honest relay, beside others that lie, are silent or fail', async () => {
    const failing = await relay((_, response) => response.writeHead(500).end());
    const lying = await relayOf({ ...SIGNED[657413], round: 1000 });
    const { value } = await read(lying, failing, await silent(), await honest());
    expect(value).toBe(SIGNED[1000].randomness);
  });

  it('is not waited for indefinitely if all relays are silent', async () => {
    const patience = 100;
    const drand = new DrandValues({ relays: [await silent(), await silent()], patience });
    await expect(drand.read(1000n, never)).rejects.toThrow();
  });
});

it('is stored once a late relay returns it, and the warning is logged once', async () => {
  const db = await createTestDatabase();
  let out = false;
  const slow = await relay((_, response) =>
    out ? response.end(JSON.stringify(SIGNED[1000])) : response.writeHead(425).end(),
  );
  const log = pino({ level: 'silent' });
  const warn = vi.spyOn(log, 'warn');
  const clock = { now: () => DUE + 60_000 };
  const values = new PublicValues({ db, clock, log, sources: [new DrandValues({ relays: [slow] })] });
  const name = { source: 'drand', number: 1000n, at: DUE } as const;
  expect(await values.find(name)).toBeNull();
  await vi.waitFor(() => expect(warn).toHaveBeenCalled(), { timeout: 10_000 });
  expect(values.overdue).toBe(60_000);
  out = true;
  await vi.waitFor(async () => expect(await values.find(name)).toBe(SIGNED[1000].randomness), {
    timeout: 10_000,
  });
  expect(warn).toHaveBeenCalledTimes(1);
  const { rows } = await db.pool.query('SELECT source, number, value, signature FROM public_values');
  const { randomness: value, signature } = SIGNED[1000];
  expect(rows).toEqual([{ source: 'drand', number: 1000n, value, signature }]);
  await values.stop();
  expect(values.overdue).toBe(0);
  await db.close();
});
