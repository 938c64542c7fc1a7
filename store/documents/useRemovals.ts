import { useCallback, useState } from 'react';
import type { UploadedDocument } from '#domain/application.ts';
import { useAppDispatch } from '../hooks.ts';
import { removeDocument } from './documentCalls.ts';

export interface Removals {
  isRemoving: boolean;
  /** Why a document stays (1-UPL-08). */
  refusal: string | undefined;
  forgetRefusal: () => void;
  /** Removes a document that the form has let go of; `putBack` is called where the service refuses, and answers whether it did. */
  remove: (document: UploadedDocument, putBack: () => boolean) => void;
}

/** The removals of a field's documents, which are out of the form by then: nobody waits for the service to see them go (1-UPL-08). */
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
