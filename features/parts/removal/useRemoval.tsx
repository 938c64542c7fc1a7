import { useCallback, useState, type ReactNode } from 'react';
import type { Application, DataStepName } from '#domain/application.ts';
import { removalTexts } from '#domain/texts/removal.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { giveAnswer, previewAnswer, previewSave } from '#store/steps/answers.ts';
import { Button } from '#features/ui/Button.tsx';
import { Dialog } from '#features/ui/Dialog.tsx';

/** An answer and what it does to the step's values, in wire shape. */
export interface Answer<Values> {
  before: Values;
  after: Values;
  /** A sentence to say besides, and a reason to ask by itself: `Ana Li is also entered as trustee, and stays there.` */
  note?: string | undefined;
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

interface Question {
  removed: string;
  note: string | undefined;
  onConfirm: () => void;
}

/**
 * Answers of a step that may take something away: told before, put on the shelf, and never taken in silence. `settle` gives what saving
 * keeps, of a step whose answers take something out of others.
 */
export function useRemoval<N extends DataStepName>(
  name: N,
  settle?: (values: NonNullable<Application[N]>) => NonNullable<Application[N]>,
): Removal<NonNullable<Application[N]>> {
  type Values = NonNullable<Application[N]>;
  const dispatch = useAppDispatch();
  const [question, setQuestion] = useState<Question | null>(null);

  const ask = useCallback((next: Question) => {
    if (next.removed === '' && next.note === undefined) next.onConfirm();
    else setQuestion(next);
  }, []);
  const change = useCallback(
    ({ before, after, note, apply }: Answer<Values>) => {
      const removed = dispatch(previewAnswer({ name, before, after }));
      const onConfirm = () => {
        dispatch(giveAnswer({ name, before, after, ...(settle && { kept: settle(after) }) }, removed));
        apply();
      };
      ask({ removed, note, onConfirm });
    },
    [ask, dispatch, name, settle],
  );
  const save = useCallback(
    (values: Values, proceed: () => void) => {
      const removed = dispatch(previewSave(name, values));
      if (removed === '') return proceed();
      dispatch(giveAnswer({ name, before: values, after: values }, ''));
      ask({ removed, note: undefined, onConfirm: proceed });
    },
    [ask, dispatch, name],
  );
  return { change, save, dialog: <RemovalDialog question={question} onClose={() => setQuestion(null)} /> };
}

function RemovalDialog({ question, onClose }: { question: Question | null; onClose: () => void }) {
  const handleConfirm = () => {
    onClose();
    question?.onConfirm();
  };
  const actions = (
    <>
      <Button onClick={onClose}>{removalTexts.keep}</Button>
      <Button kind="primary" onClick={handleConfirm}>
        {removalTexts.confirm}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen={question !== null}
      role="alertdialog"
      title={removalTexts.title}
      onClose={onClose}
      actions={actions}
    >
      {question !== null && question.removed !== '' && <p>{removalTexts.before(question.removed)}</p>}
      {question?.note !== undefined && <p>{question.note}</p>}
    </Dialog>
  );
}
