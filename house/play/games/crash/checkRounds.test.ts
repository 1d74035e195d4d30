import { execFile } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { hashText, hmacText } from '../../../../contract/fairness.ts';
import { type CrashPastFragment, crashRoundHistory } from '../../../../contract/games/crash/operations.ts';
import { targetFromHmac } from '../../../../contract/games/crash/rules.ts';
import { createTestDatabase } from '../../../testing/core/testDatabase.ts';
import { SALT, seedTargets } from '../../../testing/games/testChain.ts';
import { TestHouse } from '../../../testing/testHouse.ts';

const SCRIPT = fileURLToPath(new URL('../../../../scripts/check-rounds.mjs', import.meta.url));

/** Output and exit code of the check against the house at `url`. */
async function check(url: string): Promise<{ code: number; text: string }> {
  const run = promisify(execFile)(process.execPath, [SCRIPT, url]);
  return run.then(
    ({ stdout }) => ({ code: 0, text: stdout.trim() }),
    (error) => ({ code: error.code, text: `${error.stdout}${error.stderr}`.trim() }),
  );
}

let house: TestHouse;
let rounds: CrashPastFragment[];

beforeAll(async () => {
  const database = await createTestDatabase();
  const quick = { from: 10_000n, to: 10_900n };
  await seedTargets(database, [quick, quick, quick]);
  const crash = { preparation: 200, squib: 100 };
  house = await TestHouse.start({ database, config: { databaseUrl: database.url, crash } });
  const visitor = house.connect();
  await vi.waitFor(
    async () => {
      rounds = await visitor.call(crashRoundHistory, { count: 3 });
      expect(rounds).toHaveLength(3);
    },
    { timeout: 20_000, interval: 50 },
  );
  CHAIN.seedHashHash = rounds.at(-1)?.seedHashHash ?? '';
});

afterAll(() => house.close());

/** The commitment data of the first chain. */
const CHAIN = {
  firstRound: '1',
  length: 3,
  seedHashHash: '',
  committedAt: 0,
  salt: { number: '1', at: 1, value: SALT },
};

/** A fake house that serves the first three rounds, newest first, as altered by `change`. */
async function falsified(change: (rounds: CrashPastFragment[]) => CrashPastFragment[], chain = CHAIN) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  server.on('connection', (socket) =>
    socket.on('message', (text) => {
      const { type, id, payload } = JSON.parse(String(text));
      if (type === 'connection_init') socket.send('{"type":"connection_ack"}');
      if (type !== 'subscribe') return;
      const past = payload.variables?.before ? [] : change(structuredClone(rounds));
      const data = payload.query.includes('chains')
        ? { roundFairness: { chains: [chain] } }
        : { crashRoundHistory: past };
      socket.send(JSON.stringify({ type: 'next', id, payload: { data } }));
    }),
  );
  try {
    return await check(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
    for (const socket of server.clients) socket.terminate();
  }
}

describe('the independent check', () => {
  it('accepts the rounds of a house', async () => {
    expect(await check(house.url)).toEqual({
      code: 0,
      text: expect.stringMatching(/checked \d+ rounds, 0 wrong$/),
    });
  });

  it('rejects data that does not fit together', async () => {
    expect((await falsified((past) => past)).code).toBe(0);
    const target = await falsified(
      ([a, b, c]) => [a, { ...b, target: '99999900' }, c] as CrashPastFragment[],
    );
    expect(target).toEqual({ code: 1, text: expect.stringContaining('checked 3 rounds, 1 wrong') });
    expect(target.text).toContain('its target is 99999900');
    const hash = await falsified(
      ([a, b, c]) => [a, { ...b, hash: 'f'.repeat(64) }, c] as CrashPastFragment[],
    );
    expect(hash.text).toContain('its hash does not fit');
    expect(hash.code).toBe(1);
    const missing = await falsified(([a, , c]) => [a, c] as CrashPastFragment[]);
    expect(missing).toEqual({ code: 1, text: expect.stringContaining('the round after it is missing') });
    expect((await falsified(() => [])).code).toBe(1);
  });

  it('rejects a salt that is not the public value of its number, and a chain that is not the committed one', async () => {
    const other = hashText('a better one');
    const salted = await falsified((past) =>
      past.map((round) => ({
        ...round,
        seedPubHash: other,
        target: targetFromHmac(hmacText(round.hash, other)).toString(),
        publicValue: round.publicValue && { ...round.publicValue, value: other },
      })),
    );
    expect(salted.text).toContain(`its public value is ${other}, and sandbox 1 is ${SALT}`);
    expect(salted.text).toContain('its rounds have another salt');
    expect(salted.code).toBe(1);
    const late = await falsified((past) => past, { ...CHAIN, committedAt: 1 });
    expect(late).toEqual({ code: 1, text: expect.stringContaining('committed after its salt was due') });
    const exchanged = await falsified((past) => past, { ...CHAIN, seedHashHash: other });
    expect(exchanged.text).toContain('its first round is not the one that was committed');
  });
});
