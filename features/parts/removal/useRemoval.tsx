import { useCallback, useState } from 'react';
import type { Application, DataStepName } from '#domain/application.ts';
import type { Elements } from '#features/ui/elements.tsx';
import { useAppDispatch } from '#store/hooks.ts';
import { stepDrafted } from '#store/events.ts';
import { previewAnswer, previewSave } from '#store/steps/answers.ts';
import { lazyComponent } from '#features/ui/lazyComponent.tsx';
import type { RemovalQuestion, Subject } from './RemovalDialog.tsx';

/**
 * Dialog before a removal, loaded late. Loads ahead with the Undo offer (`preloadUndo`), because there may be no connection when it asks.
 */
const RemovalDialog = lazyComponent(() =>
  import(/* webpackChunkName: "device" */ './RemovalDialog.tsx').then((m) => m.RemovalDialog),
);

/** Answer and its effect on the step's values, in wire shape. */
export interface Answer<Values> {
  before: Values;
  after: Values;
  /** Extra sentence, and a reason to ask by itself: `Ana Li is also entered as trustee, and stays there.` */
  note?: string | undefined;
  /** Person or entity it deletes. Absent: the title of the question follows from the removed answers. */
  subject?: Subject | undefined;
  /** Changes the form: at once if nothing is removed, otherwise after the person agrees. */
  apply: () => void;
}

export interface Removal<Values> {
  /** Gives an answer. Names the removed answers first; Cancel leaves everything as it was. Offers Undo afterwards (design section 3). */
  change: (answer: Answer<Values>) => void;
  /** Saves the step. Asks first if that drops answers without an earlier consent. */
  save: (values: Values, proceed: () => void) => void;
  /** Dialog, placed anywhere in the step. */
  dialog: Elements;
}

/**
 * Handles answers of a step that may remove others: asks first, puts them on the shelf, and never removes them in silence. `settle` returns
 * the values that Next would save.
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
