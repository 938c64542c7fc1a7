import { isReachable } from '#api/reachable.ts';
import type { AppThunk } from '../createStore.ts';
import { pageLeft } from '../events.ts';

const ASK_AGAIN_MS = 5_000;

/**
 * Reloads the page, whose memory was emptied before. While that is impossible, a page without personal data shows `words` (3-LOGIN-10); it
 * reloads as soon as the connection is back.
 */
export function leavePage(words: string): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { reload }) => {
    if (await isReachable()) return reload();
    dispatch(pageLeft(words));
    await connectionBack();
    reload();
  };
}

function connectionBack(): Promise<void> {
  return new Promise((resolve) => {
    const ask = async () => {
      if (!(await isReachable())) return;
      clearInterval(timer);
      window.removeEventListener('online', attempt);
      resolve();
    };
    const attempt = () => void ask();
    const timer = setInterval(attempt, ASK_AGAIN_MS);
    window.addEventListener('online', attempt);
  });
}
