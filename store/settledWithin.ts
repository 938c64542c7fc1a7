/** Waits until all of `work` has settled, but at most this long; work that continues after that is not awaited. */
export async function settledWithin(milliseconds: number, work: Promise<unknown>[]): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)));
  await Promise.race([Promise.allSettled(work), limit]);
  clearTimeout(timer);
}
