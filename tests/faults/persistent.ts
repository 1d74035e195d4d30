import { setTimeout as sleep } from 'node:timers/promises';
import { ErrorCode } from '../../contract/errors.ts';
import { ChannelError, FAULT, TestChannel } from '../../house/testing/core/testChannel.ts';

/** A request of a player with its own key; it records the answer. */
export type Request = (channel: TestChannel) => Promise<void>;

/** A persistent player: unanswered requests are repeated with the same key until answered, like the client does. */
export class Persistent {
  readonly #token: string;
  readonly #random: () => number;
  #pending: Request | null = null;

  constructor(token: string, random: () => number) {
    this.#token = token;
    this.#random = random;
  }

  /** Plays until `signal`, through every disconnection; `choose` returns the next request. */
  async play(
    url: string,
    signal: AbortSignal,
    choose: (channel: TestChannel) => Promise<Request | null>,
  ): Promise<void> {
    while (!signal.aborted) {
      const channel = new TestChannel(url, this.#token);
      try {
        while (!signal.aborted) {
          const request = this.#pending ?? (await choose(channel));
          if (request) await this.#request(channel, request);
          await sleep(10 + 90 * this.#random());
        }
      } catch (error) {
        if (isRefusal(error)) throw error;
        await sleep(60);
      } finally {
        await channel.close();
      }
    }
  }

  /** Repeats all requests that were never answered. */
  async settleUp(url: string): Promise<void> {
    const channel = new TestChannel(url, this.#token);
    if (this.#pending) await this.#request(channel, this.#pending);
    await channel.close();
  }

  async #request(channel: TestChannel, request: Request): Promise<void> {
    this.#pending = request;
    try {
      await request(channel);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      // A refusal is an answer: nothing happened.
    }
    this.#pending = null;
  }
}

/** Whether the house refused. 667 does not count: a request that was not answered in time may have been executed. */
export function isRefusal(error: unknown): error is ChannelError {
  return error instanceof ChannelError && error.errCode !== FAULT && error.errCode !== ErrorCode.tooFrequent;
}
