import type { AppThunk } from '../createStore.ts';
import { settledWithin } from '../settledWithin.ts';

const CHANNEL = 'allot:hand-over';
/** Milliseconds to wait for the other tab: a sleeping tab, or one that shows no step, never answers. */
const LONGEST_WAIT_MS = 1_000;

/** Message between tabs: `asked` requests the last input of a file, `written` reports that the tab with the file stored it. */
interface HandOverNews {
  asked?: string;
  written?: string;
}

/**
 * Asks the tab with the open file to write its input, down to the last key. This tab takes the file over afterwards. Resolves once that is
 * done, or after a timeout.
 */
export function requestPendingInput(): AppThunk<Promise<void>> {
  return async (_dispatch, getState) => {
    const { fileId } = getState().wizard;
    if (fileId === null || typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel(CHANNEL);
    const written = new Promise<void>((resolve) =>
      channel.addEventListener('message', ({ data }: MessageEvent<HandOverNews>) => {
        if (data.written === fileId) resolve();
      }),
    );
    channel.postMessage({ asked: fileId } satisfies HandOverNews);
    await settledWithin(LONGEST_WAIT_MS, [written]);
    channel.close();
  };
}

/**
 * Saves the input with `flushTypedInput` before another tab takes the open file over, from now on. One registration per page is enough. Returns a
 * function that ends it.
 */
export function saveInputBeforeHandOver(keepTyped: () => void): AppThunk<() => void> {
  return (_dispatch, getState, { persistence, screen }) => {
    if (screen.answersTabs) return () => undefined;
    screen.answersTabs = true;
    const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
    let isEnded = false;
    const answer = async (asked: string | undefined) => {
      const { wizard, saveStatus } = getState();
      if (asked === undefined || asked !== wizard.fileId || saveStatus.isInOtherTab) return;
      keepTyped();
      await persistence.flush();
      if (!isEnded) channel?.postMessage({ written: asked } satisfies HandOverNews);
    };
    channel?.addEventListener('message', ({ data }: MessageEvent<HandOverNews>) => void answer(data.asked));
    return () => {
      isEnded = true;
      screen.answersTabs = false;
      channel?.close();
    };
  };
}
