import { useEffect, useMemo, useState } from 'react';
import { useStepFormContext } from './stepFormContext.ts';
import { useRegistration } from './useRegistration.ts';

interface ListBlockOptions {
  id: string;
  /** Path of the message's control, for the link in the error summary. */
  path: string;
  /** Error of the list as a whole; undefined if there is none. */
  message: string | undefined;
}

/**
 * Registers the verdict on a list of blocks as a block without values: the summary names it and Next waits for it. Returns the message to
 * show now: none before Next was tried.
 */
export function useListBlock({ id, path, message }: ListBlockOptions): string | undefined {
  const step = useStepFormContext();
  const [isAttempted, setAttempted] = useState(false);
  useRegistration(
    useMemo(
      () => ({
        id,
        title: undefined,
        labelFor: undefined,
        getValues: () => ({}),
        tidy: () => undefined,
        getErrors: () => (message === undefined ? {} : { [path]: message }),
        showAllErrors: () => setAttempted(true),
      }),
      [id, path, message],
    ),
  );
  const shown = isAttempted ? message : undefined;
  useEffect(() => step.reportErrors(id, shown !== undefined), [step, id, shown]);
  return shown;
}
