import type { Application, Person } from '#domain/application.ts';
import { type Candidate, candidateNames } from '#domain/people/roles.ts';
import { type PeopleWords, peopleTexts } from '#domain/texts/people.ts';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { Card } from '#features/ui/Card.tsx';
import { FieldMessage } from '#features/ui/fields/Field.tsx';

interface AddPeopleProps {
  /** Id of the Add button. */
  id: string;
  words: PeopleWords;
  candidates: readonly Candidate[];
  application: Application;
  /** Those in the list already. */
  present: readonly Person[];
  /** How many may still be added. */
  free: number;
  /** What is wrong with the list as a whole. */
  error: string | undefined;
  onPick: (candidate: Candidate) => void;
  onAdd: () => void;
}

/** Who was entered before, each by one press, and a blank block for anybody else; nothing once the list is full. */
export function AddPeople({ id, words, candidates, application, present, free, error, onPick, onAdd }: AddPeopleProps) {
  const names = candidateNames(candidates, present, application);
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
      {free > 0 && (
        <ButtonRow>
          <Button id={id} kind="link" icon="plus" aria-describedby={error && `${id}-message`} onClick={onAdd}>
            {words.add}
          </Button>
          {free < Infinity && <span>{peopleTexts.more(free)}</span>}
        </ButtonRow>
      )}
      <FieldMessage id={id} error={error} />
    </>
  );
}
