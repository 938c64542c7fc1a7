import type { RowLimit } from '#domain/model/fieldKinds.ts';
import { limitTexts } from '#domain/texts/limits.ts';
import { peopleTexts } from '#domain/texts/people.ts';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';

/** Number of free rows from which the remaining ones are counted. */
const FEW = 10;

interface AddRowProps {
  /** Id of the button, or of the text in its place. */
  id?: string | undefined;
  label: string;
  /** Number of rows, against the limit. */
  count: number;
  limit: RowLimit;
  /** Counts nothing, because there is room for one row alone. */
  isQuiet?: boolean;
  describedBy?: string | undefined;
  onAdd: () => void;
}

/** Adds a row to a list; says why not if the list is full. */
export function AddRow({ id, label, count, limit, isQuiet = false, describedBy, onAdd }: AddRowProps) {
  const free = limit.most - count;
  if (free <= 0)
    return (
      <ButtonRow>
        <p id={id} tabIndex={-1}>
          {limitTexts.rows(limit)}
        </p>
      </ButtonRow>
    );
  return (
    <ButtonRow>
      <Button id={id} kind="link" icon="plus" aria-describedby={describedBy} onClick={onAdd}>
        {label}
      </Button>
      {free <= FEW && !isQuiet && <span>{peopleTexts.more(free)}</span>}
    </ButtonRow>
  );
}
