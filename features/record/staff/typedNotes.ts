/**
 * Notes that are typed and not yet added: held in this page's memory alone, so that going to another application and back loses none. The
 * browser asks before it leaves the page while there are any.
 */
const typed = new Map<string, TypedNote>();

export interface TypedNote {
  /** Id of the note, the same for each try of one text. */
  id: string;
  text: string;
  /** It was sent, and may have arrived. */
  wasSent?: boolean;
  /** Message about the last try. */
  failure?: string;
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** @param whose account and application, as `keepNote` got it */
export function findNote(whose: string): TypedNote | undefined {
  return typed.get(whose);
}

/** Keeps the note; a blank one is forgotten. */
export function keepNote(whose: string, note: TypedNote): void {
  if (note.text === '') typed.delete(whose);
  else typed.set(whose, note);
  if (typed.size > 0) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}
