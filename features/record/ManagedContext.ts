import { createContext, useContext } from 'react';
import type { ManagedApplication } from '#api/issuerApi.ts';

export interface Managed {
  /** Id of the application. */
  id: string;
  answer: ManagedApplication;
  /** Requests the answer again: something was added. */
  refresh: () => Promise<unknown>;
  /** Finds out who is signed in, and requests the application again. */
  reopen: () => void;
}

/** Documents, notes and history for the issuer's staff; null for every other reader, and until they have loaded. */
export const ManagedContext = createContext<Managed | null>(null);

export function useManaged(): Managed | null {
  return useContext(ManagedContext);
}

/** Returns the handle of a tax number of the record; undefined if there is none for this reader. */
export function handleAt(managed: Managed | null, step: string, path: string): string | undefined {
  return managed?.answer.numbers.find((number) => number.step === step && number.path === path)?.handle;
}
