/**
 * A stream that never yields, as graphql-ws sees it: events and answers reach the socket as text of our own
 * (fanout.ts, answering.ts).
 */
type IdleStream = AsyncGenerator<never, void, void>;

const DONE = { done: true, value: undefined } as const;

/** The stream of a subscription: it ends when the client completes it or leaves. */
export function idleStream(onEnd: () => void): IdleStream {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return idle(
    () => ended,
    () => {
      onEnd();
      end();
    },
  );
}

/**
 * The stream of a query or a mutation: it ends with the work, which begins as the stream is read.
 * @param work is told whether anybody still waits for it: not once the client has completed the operation or left
 */
export function idleStreamWhile(work: (wanted: () => boolean) => Promise<void>): IdleStream {
  let wanted = true;
  return idle(
    () => work(() => wanted),
    () => {
      wanted = false;
    },
  );
}

function idle(ended: () => Promise<void>, onEnd: () => void): IdleStream {
  const finish = async () => {
    onEnd();
    return DONE;
  };
  return {
    async next() {
      await ended();
      return DONE;
    },
    return: finish,
    throw: finish,
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
