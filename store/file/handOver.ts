import type { AppThunk } from '../createStore.ts';
import { settledWithin } from '../settledWithin.ts';

const CHANNEL = 'allot:hand-over';
/** A tab that is asleep, or shows no step, does not answer: nobody waits for it longer. */
const LONGEST_WAIT_MS = 1_000;

/** A tab asks for the last words of a file, and the one that has the file says that they are written. */
interface HandOverNews {
  asked?: string;
  written?: string;
}

/**
 * Has the tab that has the open file write what is typed there, down to the last key, before the file is taken from it. Resolves once it
 * has, or does not answer.
 */
export function askForLastWords(): AppThunk<Promise<void>> {
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
 * From now on keeps what is typed by `keepTyped` before this page gives something up: when another tab asks for the open file, and when
 * the session ends. Once is enough for a page. Answers what ends it.
 */
export function keepLastWords(keepTyped: () => void): AppThunk<() => void> {
  return (_dispatch, getState, { persistence, screen }) => {
    if (screen.keep !== undefined) return () => undefined;
    screen.keep = keepTyped;
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
      delete screen.keep;
      channel?.close();
    };
  };
}
