import { setTimeout as sleep } from 'node:timers/promises';
import { ErrorCode } from '../../contract/errors.ts';
import { ChannelError, FAULT, TestChannel } from '../../house/testing/core/testChannel.ts';

/** Something a player wants of the house, with a key of its own: asks, and notes the answer. */
export type Request = (channel: TestChannel) => Promise<void>;

/**
 * A player who does not give up: whatever the house has not answered, it is asked again with the same key until it does,
 * as the client does it.
 */
export class Persistent {
  readonly #token: string;
  readonly #random: () => number;
  #pending: Request | null = null;

  constructor(token: string, random: () => number) {
    this.#token = token;
    this.#random = random;
  }

  /** Plays until `signal`, through every break of the connection; `choose` says what to ask next. */
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

  /** Asks again for what was never answered. */
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

/** Whether the house said no. 667 is no such word: what was not answered in time may have been done. */
export function isRefusal(error: unknown): error is ChannelError {
  return error instanceof ChannelError && error.errCode !== FAULT && error.errCode !== ErrorCode.tooFrequent;
}
