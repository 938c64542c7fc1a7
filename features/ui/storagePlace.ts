import { createContext, useContext } from 'react';

/** Place of the typed data: this device, or this page alone, because others use the computer or the browser saves nothing. */
export type StoragePlace = 'device' | 'shared' | 'memory';

export const StoragePlaceContext = createContext<StoragePlace>('device');

export function useStoragePlace(): StoragePlace {
  return useContext(StoragePlaceContext);
}

/**
 * Returns the browser's autofill token for a field; `off` on a shared computer, so that the browser offers and remembers nothing
 * (1-LAND-44).
 */
export function useAutofill(token = 'off'): string {
  return useStoragePlace() === 'shared' ? 'off' : token;
}
