import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { addSessions, connectClients } from './benchHouse.ts';
import type { BesideResult } from './besideClient.ts';

/** Bets per second of a busy evening, and the number of players. */
const PACE = 250;
const PLAYERS = 18_000;
/** Warm-up time: a house that has just started compiles its code while it answers. */
const WARM_MS = 10_000;
const CLIENT = fileURLToPath(new URL('./besideClient.ts', import.meta.url));

/** Latencies of bets during other load. ms from when each was due. */
export interface Beside {
  bets: number;
  refused: number;
  p50: number;
  p99: number;
  slowest: number;
}

/** Players who bet over the whole path, on a house under other load. */
export class BetsBeside {
  readonly #client: ChildProcess;
  readonly #gone: Promise<never>;

  private constructor(client: ChildProcess) {
    this.#client = client;
    this.#gone = once(client, 'exit').then(() => {
      throw new Error('the process of players has ended');
    });
    this.#gone.catch(() => {});
  }

  static async open(dataDir: string, port: number): Promise<BetsBeside> {
    const clients: ChildProcess[] = [];
    const tokens = await addSessions(dataDir, PLAYERS);
    try {
      await connectClients(clients, { script: CLIENT, processes: 1, port, tokens });
    } catch (error) {
      for (const one of clients) one.kill();
      throw error;
    }
    const bets = new BetsBeside(clients[0] as ChildProcess);
    await bets.during(() => sleep(WARM_MS));
    return bets;
  }

  /**
   * Bets while work runs.
   * @param of returns the period that counts, ms since 1970; all of it by default
   * @param mostRefused the allowed share of refused bets, as an overloaded house refuses some
   * @throws when more were refused
   */
  async during<T>(
    act: () => Promise<T>,
    of: (done: T) => { from: number; to: number } = () => ({ from: 0, to: Infinity }),
    mostRefused = 0,
  ): Promise<{ done: T; beside: Beside }> {
    const answer = once(this.#client, 'message');
    this.#client.send({ kind: 'bet', pace: PACE });
    let done: T;
    try {
      done = await Promise.race([act(), this.#gone]);
    } finally {
      if (this.#client.connected) this.#client.send({ kind: 'stop' });
    }
    const [{ bets, refused }] = (await Promise.race([answer, this.#gone])) as [BesideResult];
    if (refused > mostRefused * bets.length)
      throw new Error(`${refused} of ${bets.length} bets were refused`);
    const { from, to } = of(done);
    const counted = bets.filter(({ due }) => from <= due && due <= to).map(({ took }) => took);
    const sorted = Float64Array.from(counted).sort();
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
    const slowest = sorted.at(-1) ?? Number.NaN;
    return { done, beside: { bets: sorted.length, refused, p50: at(0.5), p99: at(0.99), slowest } };
  }

  close(): void {
    this.#client.kill();
  }
}
