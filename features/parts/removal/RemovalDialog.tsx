import type { DataStepName, PersonEntry } from '#domain/application.ts';
import { peopleByThing, type Loss } from '#domain/application/removal.ts';
import { tellRemoval } from '#domain/application/removalNames.ts';
import { callAmong, hasTwin } from '#domain/people/tellApart.ts';
import { removalTexts } from '#domain/texts/removal.ts';
import { Dialog } from '#features/ui/Dialog.tsx';
import { useAppDispatch } from '#store/hooks.ts';
import { giveAnswer, type GivenAnswer } from '#store/steps/giveAnswer.ts';
import { KeepOr } from './KeepOr.tsx';

/** Whom or what an answer deletes. */
export interface Subject {
  entity: PersonEntry;
  /** What they are called without a name. @example 'Director 2' */
  title: string;
}

/** What has to be agreed to. */
export interface RemovalQuestion {
  /** What goes; null where the note is the whole reason to ask. */
  loss: Loss | null;
  note?: string | undefined;
  subject?: Subject | undefined;
  /** The answer that is given with the agreement; absent where the step is saved with what was answered before. */
  answer?: GivenAnswer<DataStepName>;
  onConfirm: () => void;
}

/** Says what an answer removes, and asks. */
export function RemovalDialog({ question, onClose }: { question: RemovalQuestion; onClose: () => void }) {
  const { loss, note, answer, onConfirm } = question;
  const dispatch = useAppDispatch();
  const told = loss && tellRemoval(loss);
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
      actions={<KeepOr words={removalTexts.confirm} onKeep={onClose} onConfirm={handleConfirm} />}
    >
      {told && <p>{removalTexts.before(told.words)}</p>}
      {note !== undefined && <p>{note}</p>}
    </Dialog>
  );
}

/** The name of who is deleted; the title of their block, as it reads within a sentence, where they have none that tells who it is. */
function subjectName({ subject, loss }: RemovalQuestion): string {
  if (subject === undefined) return '';
  const { entity, title } = subject;
  const others = Object.values(peopleByThing(loss?.before ?? {})).flat();
  const name = hasTwin(entity, others) ? '' : callAmong(entity, others);
  return name || title.charAt(0).toLowerCase() + title.slice(1);
}
