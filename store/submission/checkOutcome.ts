import { applicationsApi } from '#api/applicationsApi.ts';
import type { AppThunk } from '../createStore.ts';
import { submissionFailed } from '../events.ts';
import type { RootState } from '../rootReducer.ts';
import { isSameFile } from '../selectors/isSameFile.ts';
import { selectSubmission } from '../selectors/wizardSelectors.ts';
import { NEVER_ARRIVED } from './failures.ts';
import { finishSubmission } from './finishSubmission.ts';

/** Milliseconds before each question; the last wait repeats. */
export const QUESTION_WAITS_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;

/**
 * Asks for the outcome of a submission whose answer was lost. Ends once the service gives it, or by `signal`. Only the service's answer
 * decides. `arrived`: submitted, with the lost answer. Otherwise it never arrived, and the service closes the attempt, so that the next one
 * creates the only application (2-SUB-09). A tab that does not have the file asks nothing.
 */
export function checkOutcome(signal: AbortSignal): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const asked = getState();
    const key = selectSubmission(asked).idempotencyKey;
    const isOver = () => signal.aborted || !isStillChecking(asked, getState());
    for (let question = 0; !isOver() && key !== null; question += 1) {
      await waitOrOnline(QUESTION_WAITS_MS.at(Math.min(question, QUESTION_WAITS_MS.length - 1)) ?? 0, signal);
      if (isOver()) return;
      if (getState().saveStatus.isInOtherTab) continue;
      const { data } = await dispatch(applicationsApi.endpoints.submissionOutcome.initiate({ key }, { track: false }));
      if (data === undefined || data.outcome === 'in_flight' || isOver()) continue;
      if (data.outcome === 'arrived') return dispatch(finishSubmission(data.reply ?? null));
      dispatch(submissionFailed(NEVER_ARRIVED));
    }
  };
}

function isStillChecking(asked: RootState, state: RootState): boolean {
  const [before, { phase, idempotencyKey: key }] = [selectSubmission(asked), selectSubmission(state)];
  return isSameFile(asked, state) && phase === 'checking' && key === before.idempotencyKey;
}

/** Waits this long, or until the browser is back online. */
function waitOrOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    globalThis.addEventListener?.('online', end);
    signal.addEventListener('abort', end);
  });
}
