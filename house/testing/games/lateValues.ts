import { SandboxValues } from '../../play/rounds/publicValues/sandbox.ts';

/** A source of public values that is unavailable for a while. */
export class LateValues extends SandboxValues {
  silent = true;
  /** Number of requests so far. */
  requests = 0;

  override async read(number: bigint) {
    this.requests++;
    if (this.silent) throw new Error('the relay is silent');
    return super.read(number);
  }
}
