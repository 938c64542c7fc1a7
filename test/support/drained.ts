import { setImmediate as turn } from 'node:timers/promises';
import { act } from '@testing-library/react';

/** Turns of the event loop; an answer of the service that has been given is on screen within a few. */
const TURNS = 100;

/** Lets all that is under way end without any time passing, so that what is not there by then does not come. */
export async function drained(): Promise<void> {
  for (let count = 0; count < TURNS; count += 1) await act(() => turn());
}
