import type { DataStepName, PersonEntry } from '#domain/application.ts';
import { peopleByThing } from '#domain/application/removal.ts';
import { type Loss } from '#domain/model/prefilled.ts';
import { summariseRemoval } from '#domain/application/removalSummary.ts';
import { distinctName, hasSameNameAndBirthday } from '#domain/people/distinctNames.ts';
import { removalTexts } from '#domain/texts/removal.ts';
import { Dialog } from '#features/ui/Dialog.tsx';
import { useAppDispatch } from '#store/hooks.ts';
import { giveAnswer, type GivenAnswer } from '#store/steps/giveAnswer.ts';
import { KeepOrConfirm } from './KeepOrConfirm.tsx';

/** Person or entity that an answer deletes. */
export interface Subject {
  entity: PersonEntry;
  /** Title for one without a name. @example 'Director 2' */
  title: string;
}

/** Question of a removal dialog. */
export interface RemovalQuestion {
  /** Answers to be removed; null if the note is the whole reason to ask. */
  loss: Loss | null;
  note?: string | undefined;
  subject?: Subject | undefined;
  /** Answer given with the consent; absent if the step is saved with earlier answers. */
  answer?: GivenAnswer<DataStepName>;
  onConfirm: () => void;
}

/** Names the answers that a new answer removes, and asks. */
export function RemovalDialog({ question, onClose }: { question: RemovalQuestion; onClose: () => void }) {
  const { loss, note, answer, onConfirm } = question;
  const dispatch = useAppDispatch();
  const told = loss && summariseRemoval(loss);
  const handleConfirm = () => {
    onClose();
    if (answer) dispatch(giveAnswer(answer, loss));
    onConfirm();
  };
  const name = subjectName(question) || told?.only;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={name ? removalTexts.title(name) : removalTexts.titleOfMore}
      onClose={onClose}
      actions={<KeepOrConfirm words={removalTexts.confirm} onKeep={onClose} onConfirm={handleConfirm} />}
    >
      {told && <p>{removalTexts.before(told.words)}</p>}
      {note !== undefined && <p>{note}</p>}
    </Dialog>
  );
}

/**
 * Returns the name of the deleted person or entity. Without a name that tells them apart: the title of their block, as within a sentence.
 */
function subjectName({ subject, loss }: RemovalQuestion): string {
  if (subject === undefined) return '';
  const { entity, title } = subject;
  const others = Object.values(peopleByThing(loss?.before ?? {})).flat();
  const name = hasSameNameAndBirthday(entity, others) ? '' : distinctName(entity, others);
  return name || title.charAt(0).toLowerCase() + title.slice(1);
}
