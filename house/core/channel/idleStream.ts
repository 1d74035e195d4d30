/**
 * A stream that never yields, for graphql-ws: events and answers are written to the socket as prebuilt text (fanout.ts,
 * answering.ts).
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
 * The stream of a query or a mutation: it ends with the work, which starts when the stream is read.
 * @param work gets a function that returns whether the client still waits for the answer: false once it has completed the
 * operation or left
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
