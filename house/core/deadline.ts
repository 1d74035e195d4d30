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
