import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../core/clock.ts';
import { nameOf, type Spin, transactionOf } from './spinRows.ts';
import type { Spins } from './spins.ts';
import type { Transaction, WalletClient, WalletReply } from './walletClient.ts';

/**
 * Faults that a provider can cause with a finished spin:
 * - duplicate: sends its transactions again;
 * - betAfterRollback: rolls back a bet that has not arrived, then sends the bet;
 * - winBack: rolls back its win;
 * - thousandWins: sends a thousand wins of it at once, of one minor unit each;
 * - tellNow: sends at once what was scheduled for later.
 */
export const ACTS = ['duplicate', 'betAfterRollback', 'winBack', 'thousandWins', 'tellNow'] as const;
export type Act = (typeof ACTS)[number];

const MANY = 1_000;
const MOST_TRIES = 10;
const PAUSE_MS = 500;

/** A transaction of a spin; missing fields are the spin's. */
type Wanted = Pick<Transaction, 'kind' | 'uuid'> & Partial<Transaction>;

interface Parts {
  clock: Clock;
  spins: Spins;
  wallet: WalletClient;
}

/** Performs the act and returns the number of wallet answers by status. */
export async function actOn(
  { clock, spins, wallet }: Parts,
  spin: Spin,
  act: Act,
): Promise<ReadonlyMap<string, number>> {
  const sendOnce = (transaction: Wanted) =>
    wallet.send({ ...transactionOf(spin), amount: 0n, closes: false, reference: null, ...transaction });
  /** All answers; the last one is the outcome, because calls that the wallet had no time for are repeated. */
  const send = async (transaction: Wanted, first?: WalletReply) => {
    const answers = [first ?? (await sendOnce(transaction))];
    while (answers.at(-1)?.is === 'unknown' && answers.length < MOST_TRIES) {
      await sleep(PAUSE_MS * (answers.length - 1));
      answers.push(await sendOnce(transaction));
    }
    return answers;
  };
  const bet = nameOf(spin, 'bet');
  const stake = spin.reward === null ? spin.stake : spin.bet;
  switch (act) {
    case 'duplicate':
      return counted([
        ...(await send({ kind: 'bet', uuid: bet, amount: stake })),
        ...(await send({
          kind: 'win',
          uuid: nameOf(spin, 'win'),
          amount: spin.win ?? 0n,
          closes: true,
          reference: bet,
        })),
      ]);
    case 'betAfterRollback': {
      const [uuid, round] = [randomUUID(), randomUUID()];
      return counted([
        ...(await send({ kind: 'rollback', uuid: randomUUID(), round, reference: uuid })),
        ...(await send({ kind: 'bet', uuid, round, amount: stake, reward: null })),
      ]);
    }
    case 'winBack':
      return counted(
        await send({ kind: 'rollback', uuid: `${spin.id}.winBack`, reference: nameOf(spin, 'win') }),
      );
    case 'thousandWins': {
      const rain = randomUUID();
      const wins = Array.from({ length: MANY }, (_, i): Wanted => {
        return { kind: 'win', uuid: `${rain}.${i}`, amount: 1n, reference: bet, reward: null };
      });
      const first = await Promise.all(wins.map(sendOnce));
      // Repetitions are sent one at a time, so the wallet is not overloaded again.
      const answers: WalletReply[] = [];
      for (const [i, win] of wins.entries()) answers.push(...(await send(win, first[i])));
      return counted(answers);
    }
    case 'tellNow':
      await spins.hasten(spin.id, clock.now());
      return counted([]);
  }
}

function counted(answers: readonly WalletReply[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { status } of answers) counts.set(status ?? '-', (counts.get(status ?? '-') ?? 0) + 1);
  return counts;
}
