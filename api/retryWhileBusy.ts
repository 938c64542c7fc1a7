import type { ApiError } from './apiError.ts';

const MOST_TRIES = 5;
/** Seconds; the person retries by hand after a longer wait. */
const LONGEST_WAIT = 10;

type Answer = { data?: unknown; error?: ApiError | undefined };

/** Retries while the service has no room for the call (503 with `Retry-After`): such a call has changed nothing. */
export async function retryWhileBusy<Given extends Answer>(
  ask: () => Given | PromiseLike<Given>,
  signal: AbortSignal,
): Promise<Given> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask();
    const { error } = answer;
    const wait = error?.kind === 'server' ? (error.retryAfter ?? Infinity) : Infinity;
    if (tries === MOST_TRIES || wait > LONGEST_WAIT || signal.aborted) return answer;
    await new Promise((resolve) => setTimeout(resolve, wait * 1000));
  }
}
