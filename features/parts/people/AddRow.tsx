import type { RowLimit } from '#domain/application/fieldKinds.ts';
import { limitTexts } from '#domain/texts/limits.ts';
import { peopleTexts } from '#domain/texts/people.ts';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';

/** The rows that are left are counted from here. */
const FEW = 10;

interface AddRowProps {
  /** Id of the button, or of what stands in its place. */
  id?: string | undefined;
  label: string;
  /** How many there are, and how many there may be. */
  count: number;
  limit: RowLimit;
  /** There is room for one row alone: nothing is counted. */
  isQuiet?: boolean;
  describedBy?: string | undefined;
  onAdd: () => void;
}

/** Adds a row to a list; says why it does not once the list is full. */
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
