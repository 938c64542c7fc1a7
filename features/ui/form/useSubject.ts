import { useCallback, useContext } from 'react';
import { fieldId } from './focusField.ts';
import { StepFormContext } from './stepFormContext.ts';

/** Asks, at the moment of calling, whom the block of a field (its id and path) is about: name and birthday, blank for no person. */
export function useSubject(id: string, path: string): () => string {
  const step = useContext(StepFormContext);
  return useCallback(() => {
    const block = Object.entries(step?.collect() ?? {}).find(([blockId]) => fieldId(blockId, path) === id);
    const person: { legalFirstName?: unknown; legalLastName?: unknown; dateOfBirth?: unknown } = block?.[1] ?? {};
    return [person.legalFirstName, person.legalLastName, person.dateOfBirth].filter((part) => typeof part === 'string').join(' ').trim();
  }, [step, id, path]);
}
