import type { Application, Person } from '#domain/application.ts';
import type { RowLimit } from '#domain/model/fieldKinds.ts';
import { type Candidate, candidateNames } from '#domain/people/roles.ts';
import { type PeopleLabels, peopleTexts } from '#domain/texts/people.ts';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { Card } from '#features/ui/Card.tsx';
import { FieldMessage } from '#features/ui/fields/Field.tsx';
import { AddRow } from './AddRow.tsx';

interface AddPeopleProps {
  /** Id of the Add button. */
  id: string;
  words: PeopleLabels;
  candidates: readonly Candidate[];
  application: Application;
  /** People already in the list. */
  present: readonly Person[];
  /** Largest number of people. */
  limit: RowLimit;
  /** Error of the list as a whole. */
  error: string | undefined;
  onPick: (candidate: Candidate) => void;
  onAdd: () => void;
}

/** Buttons for people entered before, one each, and one for a blank block. A full list shows its limit instead. */
export function AddPeople({
  id,
  words,
  candidates,
  application,
  present,
  limit,
  error,
  onPick,
  onAdd,
}: AddPeopleProps) {
  const names = candidateNames(candidates, present, application);
  const free = limit.most - present.length;
  return (
    <>
      {free > 0 && candidates.length > 0 && (
        <Card title={peopleTexts.enteredBefore} intro={peopleTexts.enteredBeforeHelp}>
          <ButtonRow>
            {candidates.map((candidate, index) => (
              <Button
                key={candidate.id}
                icon="plus"
                aria-label={peopleTexts.pick(names[index] ?? '')}
                onClick={() => onPick(candidate)}
              >
                {names[index]}
              </Button>
            ))}
          </ButtonRow>
        </Card>
      )}
      <AddRow
        id={id}
        label={words.add}
        count={present.length}
        limit={limit}
        describedBy={error && `${id}-message`}
        onAdd={onAdd}
      />
      <FieldMessage id={id} error={error} />
    </>
  );
}
