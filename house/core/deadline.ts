/** The result of some work, or `late` when it takes longer than `ms`: it goes on then, and nobody waits for it. */
export async function within<Result, Late>(
  ms: number,
  work: Promise<Result>,
  late: Late,
): Promise<Result | Late> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<Late>((resolve) => {
    timer = setTimeout(() => resolve(late), ms);
  });
  // What fails after that is nobody's to hear of.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, enough]);
  } finally {
    clearTimeout(timer);
  }
}

/** Something did not answer in time. What it was asked for may have been done, or may still be. */
export class NoAnswer extends Error {}

const LATE = Symbol('late');

/** Waits so long at most, ms. @throws NoAnswer then; what comes of it later is nobody's */
export async function inTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  const result = await within<T, typeof LATE>(ms, answer, LATE);
  if (result === LATE) throw new NoAnswer(`no answer within ${ms} ms`);
  return result as T;
}
