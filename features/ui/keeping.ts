import { createContext, useContext } from 'react';

/** Where what is entered lives: on this device, or in this page alone, because others use the computer or the browser keeps nothing. */
export type Keeping = 'device' | 'shared' | 'memory';

export const KeepingContext = createContext<Keeping>('device');

export function useKeeping(): Keeping {
  return useContext(KeepingContext);
}

/** What the browser may offer in a field, and remember of it: on a shared computer nothing (1-LAND-44). */
export function useAutofill(token = 'off'): string {
  return useKeeping() === 'shared' ? 'off' : token;
}
