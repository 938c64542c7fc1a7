import type { Application, Person } from '#domain/application.ts';
import type { RowLimit } from '#domain/application/fieldKinds.ts';
import { type Candidate, candidateNames } from '#domain/people/roles.ts';
import { type PeopleWords, peopleTexts } from '#domain/texts/people.ts';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { Card } from '#features/ui/Card.tsx';
import { FieldMessage } from '#features/ui/fields/Field.tsx';
import { AddRow } from './AddRow.tsx';

interface AddPeopleProps {
  /** Id of the Add button. */
  id: string;
  words: PeopleWords;
  candidates: readonly Candidate[];
  application: Application;
  /** Those in the list already. */
  present: readonly Person[];
  /** How many there may be. */
  limit: RowLimit;
  /** What is wrong with the list as a whole. */
  error: string | undefined;
  onPick: (candidate: Candidate) => void;
  onAdd: () => void;
}

/** Who was entered before, each by one press, and a blank block for anybody else; the reason why not once the list is full. */
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
