import { useState } from 'react';
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
import { SignedOut } from './SignedOut.tsx';
import styles from './staff.module.css';
import { findNote, keepNote, type TypedNote } from './typedNotes.ts';

const FIELD = 'staff-note';

/** Number of notes that are shown from the start. */
const SHOWN = 5;

interface NotesProps {
  managed: Managed;
  /** Time zone of the offer. */
  zone: string;
}

/** Internal notes about the application, newest first, and a field for the next one. */
export function Notes({ managed, zone }: NotesProps) {
  const { notes } = managed.answer;
  const older = notes.slice(SHOWN);
  return (
    <div data-print="no">
      <Card title={texts.notes} intro={texts.notesHelp}>
        <NewNote managed={managed} />
        {notes.length === 0 && <p className={styles.quiet}>{texts.noNotes}</p>}
        <NoteList notes={notes.slice(0, SHOWN)} zone={zone} />
        {older.length > 0 && (
          <details className={styles.older}>
            <summary>{texts.olderNotes(older.length)}</summary>
            <NoteList notes={older} zone={zone} />
          </details>
        )}
      </Card>
    </div>
  );
}

function NoteList({ notes, zone }: { notes: Managed['answer']['notes']; zone: string }) {
  if (notes.length === 0) return null;
  return (
    <ul className={styles.entries}>
      {notes.map((note) => (
        <li key={note.id}>
          <small>{`${note.author}, ${momentText(note.at, zone) ?? note.at}`}</small>
          <span className={styles.note} translate="no">
            {note.text}
          </span>
        </li>
      ))}
    </ul>
  );
}

function NewNote({ managed }: { managed: Managed }) {
  const { note, setText, add, error, isBusy, wasAdded } = useNewNote(managed);
  const { failure } = note;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextAreaField
        id={FIELD}
        name="note"
        label={texts.note}
        value={note.text}
        error={error}
        disabled={isBusy}
        onChange={setText}
      />
      <Button type="submit" isBusy={isBusy}>
        {texts.addNote}
      </Button>
      <span className={styles.said} role="status">
        {wasAdded && texts.noteAdded}
      </span>
      {failure === texts.signedOut && <SignedOut />}
      {failure !== undefined && failure !== texts.signedOut && <Notice kind="error" role="alert" title={failure} />}
    </form>
  );
}

/** Keeps the typed note until the service has it. */
function useNewNote({ id, refresh }: Managed) {
  const userId = useAppSelector((state) => selectUser(state)?.id);
  const whose = `${userId} ${id}`;
  const [note, setNote] = useState<TypedNote>(() => findNote(whose) ?? { id: newId(), text: '' });
  const [error, setError] = useState<string>();
  const [wasAdded, setAdded] = useState(false);
  const [call, { isLoading: isBusy }] = useAddNoteMutation();
  const change = (changed: TypedNote) => {
    keepNote(whose, changed);
    setNote(changed);
  };
  const setText = (text: string) => {
    // The former text may have arrived: another text is another note.
    change({ id: note.wasSent ? newId() : note.id, text });
    setError(undefined);
    setAdded(false);
  };
  const add = async () => {
    if (isBusy) return;
    const text = note.text.trim();
    const wrong = noteError(text);
    setError(wrong);
    if (wrong !== undefined) return void focusField(FIELD);
    const sent = { id: note.id, text: note.text, wasSent: true };
    change(sent);
    // The page of the application may have been left and opened again meanwhile, and the text changed there.
    const settle = (changed: TypedNote) => findNote(whose)?.id === sent.id && change(changed);
    const { error: refusal } = await call({ id, noteId: sent.id, text });
    if (refusal !== undefined) return void settle({ ...sent, failure: failureOf(refusal) });
    settle({ id: newId(), text: '' });
    setAdded(true);
    void refresh();
  };
  return { note, setText, add, error, isBusy, wasAdded };
}

function failureOf(error: unknown): string {
  const { kind } = asApiError(error);
  if (kind === 'conflict') return texts.notesFull;
  return kind === 'forbidden' || kind === 'notFound' ? texts.signedOut : texts.noteFailed;
}
