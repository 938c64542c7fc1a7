/** Waits until all of `work` has settled, but no longer than this; what goes on after that is nobody's to wait for. */
export async function settledWithin(milliseconds: number, work: Promise<unknown>[]): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)));
  await Promise.race([Promise.allSettled(work), limit]);
  clearTimeout(timer);
}
