import { Refusal } from '../../../contract/errors.ts';
import type { Database } from '../../core/db/database.ts';
import { type ProviderPlay, ProviderRefusal, providerPlay } from '../../money/ledger/provider/provider.ts';
import { CURRENCY } from './testLedger.ts';

/** Sends a provider's transactions in tests of the ledger: a slot's, plain by default. */

export type Transaction = Partial<ProviderPlay> & Pick<ProviderPlay, 'kind' | 'uuid' | 'userId'>;

/** Sends a transaction; returns the balance, or the reason of the refusal. */
export async function send(db: Database, transaction: Transaction): Promise<bigint | string> {
  try {
    const reply = await providerPlay(db, {
      ...{
        provider: 'lentera',
        currency: CURRENCY,
        game: 'naga-toba',
        type: 'slot',
        round: 'r1',
        closes: false,
      },
      ...{ reference: null, amount: 0n, free: false, reward: null, supplierId: null },
      ...transaction,
    });
    return reply.balance;
  } catch (error) {
    if (error instanceof ProviderRefusal) return error.reason;
    if (error instanceof Refusal) return error.code.toString();
    throw error;
  }
}

interface ModelTransaction {
  kind: ProviderPlay['kind'];
  amount: bigint;
  free: boolean;
  reference: string | null;
  round: string;
  undone: boolean;
}

/** An independent model of the rules of studios.md for one player and cash only: predicts the answer to each transaction. */
export class ProviderModel {
  wallet: bigint;
  debt = 0n;
  readonly #transactions = new Map<string, ModelTransaction>();

  constructor(wallet: bigint) {
    this.wallet = wallet;
  }

  send(transaction: Omit<Transaction, 'userId'>): bigint | string {
    const { kind, uuid, amount = 0n, free = false, reference = null, round = 'r1' } = transaction;
    const known = this.#transactions.get(uuid);
    const of = reference === null ? undefined : this.#transactions.get(reference);
    if (reference === uuid && !known) return '3';
    if (known) return this.#again(known, { kind, amount, free, reference, round });
    if (kind !== 'rollback' && this.#wasRolledBack(uuid)) return 'rolledBack';
    if (kind === 'bet' && !free) {
      if (amount > this.wallet) return '700';
      this.wallet -= amount;
    }
    if (kind === 'win') {
      if (of && of.kind !== 'bet') return 'unknown';
      if (reference !== null && (of?.undone || (!of && this.#wasRolledBack(reference)))) return 'rolledBack';
      if (reference !== null && !of) return 'unknown';
      this.#credit(amount);
    }
    if (kind === 'rollback') {
      if (of?.kind === 'rollback') return 'unknown';
      if (of?.undone) return this.wallet;
      if (of) this.#undo(of);
    }
    this.#transactions.set(uuid, { kind, amount, free, reference, round, undone: false });
    return this.wallet;
  }

  #again(known: ModelTransaction, transaction: Omit<ModelTransaction, 'undone'>): bigint | string {
    const { undone, ...same } = known;
    if (JSON.stringify(same, text) !== JSON.stringify(transaction, text)) return 'duplicate';
    return undone ? 'rolledBack' : this.wallet;
  }

  #wasRolledBack(uuid: string): boolean {
    return [...this.#transactions.values()].some(
      ({ kind, reference }) => kind === 'rollback' && reference === uuid,
    );
  }

  #undo(of: ModelTransaction): void {
    of.undone = true;
    if (of.kind === 'bet' && !of.free) this.#credit(of.amount);
    if (of.kind !== 'win') return;
    const taken = of.amount < this.wallet ? of.amount : this.wallet;
    this.wallet -= taken;
    this.debt += of.amount - taken;
  }

  /** Credits the balance, after debts are deducted. */
  #credit(amount: bigint): void {
    const paid = amount < this.debt ? amount : this.debt;
    this.debt -= paid;
    this.wallet += amount - paid;
  }
}

function text(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}
