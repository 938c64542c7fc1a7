import { useEffect, useRef, useState } from 'react';
import { useAddNoteMutation } from '#api/issuerApi.ts';
import { noteError } from '#domain/application/issuerPage.ts';
import { issuerPageTexts as texts } from '#domain/texts/issuerPage.ts';
import { momentText } from '#domain/formats/moment.ts';
import { Button } from '#features/ui/Button.tsx';
import { Card } from '#features/ui/Card.tsx';
import { TextAreaField } from '#features/ui/fields/TextAreaField.tsx';
import { focusField } from '#features/ui/form/focusField.ts';
import { Notice } from '#features/ui/Notice.tsx';
import { asApiError } from '#store/asApiError.ts';
import { useAppSelector } from '#store/hooks.ts';
import { newId } from '#store/newId.ts';
import { selectUser } from '#store/selectors/sessionSelectors.ts';
import type { Managed } from '../ManagedContext.ts';
import styles from './staff.module.css';
import { findNote, keepNote } from './typedNotes.ts';

const FIELD = 'staff-note';

interface NotesProps {
  managed: Managed;
  /** Time zone of the offer. */
  zone: string;
}

/** Internal notes about the application, newest first, and a field for the next one. */
export function Notes({ managed: { id, answer, refresh }, zone }: NotesProps) {
  return (
    <div data-print="no">
      <Card title={texts.notes} intro={texts.notesHelp}>
        <NewNote id={id} onAdded={refresh} />
        {answer.notes.length === 0 ? (
          <p className={styles.quiet}>{texts.noNotes}</p>
        ) : (
          <ul className={styles.entries}>
            {answer.notes.map((note) => (
              <li key={note.id}>
                <small>{`${note.author}, ${momentText(note.at, zone) ?? note.at}`}</small>
                <span className={styles.note} translate="no">
                  {note.text}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

function NewNote({ id, onAdded }: { id: string; onAdded: () => void }) {
  const { note, setText, add, error, failure, isBusy, wasAdded } = useNewNote(id, onAdded);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextAreaField id={FIELD} name="note" label={texts.note} value={note.text} error={error} onChange={setText} />
      <Button type="submit" isBusy={isBusy}>
        {texts.addNote}
      </Button>
      <span className={styles.said} role="status">{wasAdded && texts.noteAdded}</span>
      {failure !== null && <Notice kind="error" role="alert" title={failure} />}
    </form>
  );
}

/** Keeps the typed note until the service has it. */
function useNewNote(id: string, onAdded: () => void) {
  const userId = useAppSelector((state) => selectUser(state)?.id);
  const whose = `${userId} ${id}`;
  const [note, setNote] = useState(() => findNote(whose) ?? { id: newId(), text: '' });
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [wasAdded, setAdded] = useState(false);
  const [call, { isLoading: isBusy }] = useAddNoteMutation();
  useLeaveQuestion(note.text !== '');
  const newest = useRef(note);
  const change = (changed: typeof note) => {
    newest.current = changed;
    keepNote(whose, changed);
    setNote(changed);
  };
  const setText = (text: string) => {
    change({ ...newest.current, text });
    setError(undefined);
    setAdded(false);
  };
  const add = async () => {
    if (isBusy) return;
    const text = note.text.trim();
    const wrong = noteError(text);
    setError(wrong);
    setFailure(null);
    if (wrong !== undefined) return void focusField(FIELD);
    const result = await call({ id, noteId: note.id, text });
    if (result.error !== undefined) {
      const isFull = asApiError(result.error).kind === 'conflict';
      return setFailure(isFull ? texts.notesFull : texts.noteFailed);
    }
    // Text that was typed meanwhile is the next note.
    const isSame = newest.current.text === note.text;
    change({ id: newId(), text: isSame ? '' : newest.current.text });
    setAdded(true);
    onAdded();
  };
  return { note, setText, add, error, failure, isBusy, wasAdded };
}

/** Has the browser ask before it leaves the page with a note that is not yet added. */
function useLeaveQuestion(isTyped: boolean): void {
  useEffect(() => {
    if (!isTyped) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isTyped]);
}
