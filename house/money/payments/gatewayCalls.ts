/** Calls of a gateway, each with an end: its own time-out, or that of the house. */
export class GatewayCalls {
  readonly #longest: number;
  readonly #underWay = new Set<AbortController>();
  #over = false;

  /** @param longest the longest a call may take, ms */
  constructor(longest: number) {
    this.#longest = longest;
  }

  /**
   * Makes a call and waits until it is answered, fails or is given up; its signal is aborted then. One that goes on all
   * the same is not waited for. @throws what the call throws, or why it was given up
   */
  async make<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (this.#over) throw new Error('the house closes');
    const control = new AbortController();
    const { signal } = control;
    const givenUp = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    const tooLong = () => control.abort(new Error('the gateway did not answer in time'));
    const timer = setTimeout(tooLong, this.#longest);
    this.#underWay.add(control);
    try {
      return await Promise.race([call(signal), givenUp]);
    } finally {
      clearTimeout(timer);
      this.#underWay.delete(control);
    }
  }

  /** Gives up all calls under way, and begins no more. */
  end(): void {
    this.#over = true;
    for (const control of this.#underWay) control.abort(new Error('the house closes'));
  }
}
