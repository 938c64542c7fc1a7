import type { Person } from '#domain/application.ts';
import type { PersonRole } from '#domain/application/peoplePlaces.ts';
import type { FormContext } from '#domain/stepRules/context.ts';
import type { FieldErrors } from '#domain/stepRules/validate.ts';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';

/** What is open of who somebody is, as errors of their block. */
export type Judge = (typed: Person) => FieldErrors;

export interface WhoOptions {
  /** The row, and all rows of the list in their order, as they were opened. */
  row: Readonly<{ key: string; person: Person }>;
  rows: readonly WhoOptions['row'][];
  context: FormContext;
  role: PersonRole;
  /** Who stands in this row is somebody else from now on. */
  onBecome: (person: Person) => void;
  /** Undefined: the row cannot be removed. */
  onRemove: (() => void) | undefined;
}

export interface WhoProps extends WhoOptions {
  block: BlockApi<Person>;
  /** What Next has to ask; null once the questions are gone. */
  onJudge: (judge: (() => Judge) | null) => void;
}
