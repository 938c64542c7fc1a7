import type { Person } from '#domain/application.ts';
import { personName } from '#domain/people/names.ts';
import { confirmDistinct, type Namesake } from '#domain/people/namesakes.ts';
import { samePersonTexts } from '#domain/texts/samePerson.ts';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { CardPart } from '#features/ui/Card.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { fieldId, focusField } from '#features/ui/form/focusField.ts';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';

interface TwicePartProps {
  /** Id of the block. */
  id: string;
  block: Pick<BlockApi<Person>, 'update'>;
  namesake: Namesake;
  /** Called if both are one person. */
  onJoin: () => void;
  /** Absent: this row cannot be removed. */
  onRemove: (() => void) | undefined;
}

/** Asks if two people with the same name and birthday are one person; a list contains a person once. */
export function DuplicatePart({ id, block, namesake, onJoin, onRemove }: TwicePartProps) {
  const { person, places, index } = namesake;
  const name = personName(person);
  const isHere = index !== null;
  const handleTwo = () => {
    block.update((values) => confirmDistinct(values, person.id));
    focusField(fieldId(id, 'legalFirstName'));
  };
  return (
    <CardPart>
      <div id={fieldId(id, 'id')}>
        <Notice
          kind="warn"
          role="status"
          title={isHere ? samePersonTexts.isHereTwice(name) : samePersonTexts.isItTheOne(name, places)}
        >
          <p>{isHere ? samePersonTexts.explainTwice(places.join()) : samePersonTexts.explainOne(name)}</p>
          <ButtonRow>
            {!isHere && <Button onClick={onJoin}>{samePersonTexts.theOne}</Button>}
            {isHere && onRemove && <Button onClick={onRemove}>{samePersonTexts.removeThis}</Button>}
            <Button onClick={handleTwo}>{samePersonTexts.twoPeople}</Button>
          </ButtonRow>
        </Notice>
      </div>
    </CardPart>
  );
}
