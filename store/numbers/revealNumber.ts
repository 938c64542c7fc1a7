import { numbersApi, type Revealing } from '#api/numbersApi.ts';
import { listNumbers } from '#domain/application/numbers.ts';
import { ownEntry } from '#domain/formats/ownEntry.ts';
import { toDotPath } from '#domain/formats/toDotPath.ts';
import { isEditingLodged } from '#domain/session.ts';
import { asApiError } from '../asApiError.ts';
import type { AppThunk } from '../createStore.ts';
import { selectApplication } from '../selectors/applicationSelectors.ts';

/** A number of which the open application has only the last digits. */
export interface HiddenNumber {
  /** Path of its field within its step, as readings and forms name it: `investors.0.tfn`. */
  path: string;
  /** Mask as sent by the service. */
  mask: string;
}

/**
 * Outcome of revealing a number. `unknown`: it has no handle, or the time with the draft is over. `often`: too many were shown. `failed`:
 * no answer.
 */
export type RevealedNumber = { number: string } | { refusal: 'unknown' | 'often' | 'failed' };

const TOO_MANY = 429;

/**
 * Asks the service for a number that it holds (3-TAXSUM-09). Only the caller receives it: neither the store nor the API cache stores it.
 */
export function revealNumber({ path, mask }: HiddenNumber): AppThunk<Promise<RevealedNumber>> {
  return async (dispatch, getState) => {
    const state = getState();
    const { applicationId, numberHandles } = state.wizard;
    const found = listNumbers(selectApplication(state)).find(
      (number) => number.isTax && number.value === mask && toDotPath(number.path) === toDotPath(path),
    );
    const handle = found && ownEntry(numberHandles ?? {}, found.name);
    if (applicationId === null || handle === undefined) return { refusal: 'unknown' };
    // A received application is nobody's own: the history says that staff looked at the number to correct it.
    const reason = isEditingLodged(state.wizard.mode) ? 'correction' : undefined;
    return dispatch(requestNumber({ applicationId: Number(applicationId), handle, ...(reason && { reason }) }));
  };
}

/**
 * Asks the service for the number of a handle: for the issuer's staff, with their reason. Neither the store nor the API cache stores it.
 */
export function requestNumber(wanted: Revealing): AppThunk<Promise<RevealedNumber>> {
  return async (dispatch) => {
    const { data, error } = await dispatch(numbersApi.endpoints.revealNumber.initiate(wanted, { track: false }));
    if (data !== undefined) return data;
    const { kind, ...failure } = asApiError(error);
    if (kind === 'network') return { refusal: 'failed' };
    if (kind !== 'server') return { refusal: 'unknown' };
    return { refusal: 'status' in failure && failure.status === TOO_MANY ? 'often' : 'failed' };
  };
}
