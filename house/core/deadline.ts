/** The result of some work, or `late` if it takes longer than `ms`; the work then goes on unobserved. */
export async function within<Result, Late>(
  ms: number,
  work: Promise<Result>,
  late: Late,
): Promise<Result | Late> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<Late>((resolve) => {
    timer = setTimeout(() => resolve(late), ms);
  });
  // A later failure is ignored.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, enough]);
  } finally {
    clearTimeout(timer);
  }
}

/** Something did not answer in time. The request may have been executed, or may still be. */
export class NoAnswer extends Error {}

const LATE = Symbol('late');

/** Waits at most this long, ms. @throws NoAnswer after that; a later result or error is ignored */
export async function inTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  const result = await within<T, typeof LATE>(ms, answer, LATE);
  if (result === LATE) throw new NoAnswer(`no answer within ${ms} ms`);
  return result as T;
}
