import { useEffect, useMemo, useState } from 'react';
import { useStepFormContext } from './stepFormContext.ts';
import { useRegistration } from './useRegistration.ts';

interface ListBlockOptions {
  id: string;
  /** The path of the control that the message is about, for the error summary to lead to. */
  path: string;
  /** What is wrong with the list as a whole; undefined while it is right. */
  message: string | undefined;
}

/**
 * The verdict on a list of blocks as a block of its own, without values: the summary names it and Next waits for it. Answers the
 * message to show now: none before Next was tried.
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
