import { useCallback, useState, type ReactNode } from 'react';
import type { Application, DataStepName } from '#domain/application.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { stepDrafted } from '#store/events.ts';
import { previewAnswer, previewSave } from '#store/steps/answers.ts';
import { lateComponent } from '#features/ui/lateComponent.tsx';
import type { RemovalQuestion, Subject } from './RemovalDialog.tsx';

/** Only once something is to go. Comes ahead with the offer to undo it (`preloadUndo`): it may be asked without a connection. */
const RemovalDialog = lateComponent(() =>
  import(/* webpackChunkName: "removal" */ './RemovalDialog.tsx').then((m) => m.RemovalDialog),
);

/** An answer and what it does to the step's values, in wire shape. */
export interface Answer<Values> {
  before: Values;
  after: Values;
  /** A sentence to say besides, and a reason to ask by itself: `Ana Li is also entered as trustee, and stays there.` */
  note?: string | undefined;
  /** Whom or what it deletes; what the question is called otherwise follows from what goes. */
  subject?: Subject | undefined;
  /** Changes the form; called at once where nothing goes, otherwise once the person agrees. */
  apply: () => void;
}

export interface Removal<Values> {
  /** Gives an answer. Says before what goes; Cancel keeps everything as it was. Afterwards Undo is offered (design section 3). */
  change: (answer: Answer<Values>) => void;
  /** Saves the step. Asks where saving drops something that was not agreed to when the answer was given. */
  save: (values: Values, proceed: () => void) => void;
  /** Stands anywhere in the step. */
  dialog: ReactNode;
}

/**
 * Answers of a step that may take something away: told before, put on the shelf, and never taken in silence. `settle` gives what Next
 * would keep of the values.
 */
export function useRemoval<N extends DataStepName>(
  name: N,
  settle: (values: NonNullable<Application[N]>) => NonNullable<Application[N]>,
): Removal<NonNullable<Application[N]>> {
  type Values = NonNullable<Application[N]>;
  const dispatch = useAppDispatch();
  const [question, setQuestion] = useState<RemovalQuestion | null>(null);

  const change = useCallback(
    ({ before, after, note, subject, apply }: Answer<Values>) => {
      const loss = dispatch(previewAnswer({ name, before, after }));
      if (loss !== null || note !== undefined) {
        const answer = { name, before, after, kept: settle(after) };
        return setQuestion({ loss, note, subject, answer, onConfirm: apply });
      }
      dispatch(stepDrafted({ name, values: after }));
      apply();
    },
    [dispatch, name, settle],
  );
  const save = useCallback(
    (values: Values, proceed: () => void) => {
      const loss = dispatch(previewSave(name, values));
      if (loss === null) return proceed();
      dispatch(stepDrafted({ name, values }));
      setQuestion({ loss, onConfirm: proceed });
    },
    [dispatch, name],
  );
  return { change, save, dialog: question && <RemovalDialog question={question} onClose={() => setQuestion(null)} /> };
}
