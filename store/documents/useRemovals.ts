import { useCallback, useState } from 'react';
import type { UploadedDocument } from '#domain/application.ts';
import { useAppDispatch } from '../hooks.ts';
import { removeDocument } from './documentCalls.ts';

export interface Removals {
  isRemoving: boolean;
  /** Reason that the service refused to delete a document (1-UPL-08). */
  refusal: string | undefined;
  forgetRefusal: () => void;
  /**
   * Removes a document that the form no longer shows. `putBack` is called if the service refuses, and returns true if it restored the
   * document.
   */
  remove: (document: UploadedDocument, putBack: () => boolean) => void;
}

/**
 * Returns the removals of a field's documents. The form drops a document first, so the user does not wait for the service to delete it
 * (1-UPL-08).
 */
export function useRemovals(fieldName: string): Removals {
  const dispatch = useAppDispatch();
  const [refusal, setRefusal] = useState<string | undefined>(undefined);
  const [underway, setUnderway] = useState(0);
  const remove = useCallback(
    (document: UploadedDocument, putBack: () => boolean) => {
      setRefusal(undefined);
      setUnderway((count) => count + 1);
      const onRefused = (message: string) => putBack() && setRefusal(message);
      void dispatch(removeDocument({ document, fieldName, onRefused })).then(() => setUnderway((count) => count - 1));
    },
    [dispatch, fieldName],
  );
  const forgetRefusal = useCallback(() => setRefusal(undefined), []);
  return { isRemoving: underway > 0, refusal, forgetRefusal, remove };
}
