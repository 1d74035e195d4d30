import { sandboxValue } from '../../../../contract/publicValues.ts';
import type { PublicSource, ValueName } from './source.ts';

/**
 * The stand-in for play money: one value per millisecond, the hash of its number. Everybody, including the house, can compute
 * it in advance, so it proves nothing about the operator. It is labelled `sandbox` wherever it shows.
 */
export class SandboxValues implements PublicSource {
  readonly key = 'sandbox';

  dueBy(at: number): ValueName {
    const due = Math.floor(at);
    return { source: this.key, number: BigInt(due), at: due };
  }

  after(at: number): ValueName {
    return this.dueBy(at + 1);
  }

  async read(number: bigint) {
    return { value: sandboxValue(number), signature: null };
  }
}
