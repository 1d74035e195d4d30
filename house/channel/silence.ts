/**
 * The stream of a subscription, as graphql-ws sees it: it never yields, because events reach the socket as shared
 * text (fanout.ts), and ends when the client completes it or leaves.
 */
export function silence(onEnd: () => void): AsyncGenerator<never, void, void> {
  const done = { done: true, value: undefined } as const;
  let end = () => {};
  const ended = new Promise<typeof done>((resolve) => {
    end = () => resolve(done);
  });
  const finish = async () => {
    onEnd();
    end();
    return done;
  };
  return {
    next: () => ended,
    return: finish,
    throw: finish,
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
