import { numbersApi } from '#api/numbersApi.ts';
import { listNumbers } from '#domain/application/numbers.ts';
import { lookUp } from '#domain/formats/lookUp.ts';
import { withDots } from '#domain/formats/withDots.ts';
import { asApiError } from '../asApiError.ts';
import type { AppThunk } from '../createStore.ts';
import { selectApplication } from '../selectors/applicationSelectors.ts';

/** A number that the open application holds the end of alone. */
export interface HiddenNumber {
  /** Of its field within its step, as readings and forms name it: `investors.0.tfn`. */
  path: string;
  /** As it came from the service. */
  mask: string;
}

/** `unknown`: nothing stands for it, or the time at the draft is over. `often`: too many were shown. `failed`: nobody answered. */
export type RevealedNumber = { number: string } | { refusal: 'unknown' | 'often' | 'failed' };

const TOO_MANY = 429;

/**
 * Asks the service for a number that it holds (3-TAXSUM-09). It is given to the caller alone: neither the store nor the cache of calls
 * keeps it.
 */
export function revealNumber({ path, mask }: HiddenNumber): AppThunk<Promise<RevealedNumber>> {
  return async (dispatch, getState) => {
    const state = getState();
    const { applicationId, numberHandles } = state.wizard;
    const found = listNumbers(selectApplication(state)).find(
      (number) => number.isTax && number.value === mask && withDots(number.path) === withDots(path),
    );
    const handle = found && lookUp(numberHandles ?? {}, found.name);
    if (applicationId === null || handle === undefined) return { refusal: 'unknown' };
    const call = numbersApi.endpoints.revealNumber.initiate(
      { applicationId: Number(applicationId), handle },
      { track: false },
    );
    const { data, error } = await dispatch(call);
    if (data !== undefined) return data;
    const { kind, ...failure } = asApiError(error);
    if (kind === 'network') return { refusal: 'failed' };
    if (kind !== 'server') return { refusal: 'unknown' };
    return { refusal: 'status' in failure && failure.status === TOO_MANY ? 'often' : 'failed' };
  };
}
