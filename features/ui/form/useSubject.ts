import { useCallback, useContext } from 'react';
import { subjectOf } from '#domain/documents/subject.ts';
import { fieldId } from './focusField.ts';
import { StepFormContext } from './stepFormContext.ts';

/** Asks, at the moment of calling, whom the block of a field (its id and path) is about; blank for nobody. */
export function useSubject(id: string, path: string): () => string {
  const step = useContext(StepFormContext);
  return useCallback(() => {
    const block = Object.entries(step?.collect() ?? {}).find(([blockId]) => fieldId(blockId, path) === id);
    return subjectOf(block?.[1] ?? {});
  }, [step, id, path]);
}
