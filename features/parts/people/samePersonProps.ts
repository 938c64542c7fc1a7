import type { Person } from '#domain/application.ts';
import type { PersonRole } from '#domain/model/peoplePlaces.ts';
import type { FormContext } from '#domain/rules/context.ts';
import type { FieldErrors } from '#domain/rules/validate.ts';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';

/** Returns the open questions about a person's identity, as errors of their block. */
export type Judge = (typed: Person) => FieldErrors;

export interface SamePersonOptions {
  /** The row and all rows of the list in order, as opened. */
  row: Readonly<{ key: string; person: Person }>;
  rows: readonly SamePersonOptions['row'][];
  context: FormContext;
  role: PersonRole;
  /** Called when another person takes this row. */
  onBecome: (person: Person) => void;
  /** Absent: the row cannot be removed. */
  onRemove: (() => void) | undefined;
}

export interface SamePersonProps extends SamePersonOptions {
  block: BlockApi<Person>;
  /** Receives the questions for Next; null once they are gone. */
  onJudge: (judge: (() => Judge) | null) => void;
}
