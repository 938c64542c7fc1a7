import { useCallback, useContext } from 'react';
import { subjectOf } from '#domain/documents/subject.ts';
import { fieldId } from './focusField.ts';
import { StepFormContext } from './stepFormContext.ts';

/** Returns a function that finds the current subject of a field's block (by id and path); blank if there is none. */
export function useSubject(id: string, path: string): () => string {
  const step = useContext(StepFormContext);
  return useCallback(() => {
    const block = Object.entries(step?.collect() ?? {}).find(([blockId]) => fieldId(blockId, path) === id);
    return subjectOf(block?.[1] ?? {});
  }, [step, id, path]);
}
