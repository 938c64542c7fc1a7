import type { Person } from '#domain/application.ts';
import { personName } from '#domain/people/names.ts';
import { isInDoubt, somebodyElse, type Elsewhere } from '#domain/people/samePerson.ts';
import { samePersonTexts } from '#domain/texts/samePerson.ts';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { CardPart } from '#features/ui/Card.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { fieldId, focusField } from '#features/ui/form/focusField.ts';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';
import { useAtRest } from './useAtRest.ts';

const NAMING = ['legalFirstName', 'legalLastName', 'dateOfBirth'] as const satisfies readonly (keyof Person)[];

interface SamePersonPartProps {
  /** Id of the block. */
  id: string;
  block: BlockApi<Person>;
  elsewhere: Elsewhere;
  newId: () => string;
  /** As they stood when it was said that this is still the same person; null: it was not. */
  confirmed: Person | null;
  onConfirm: (typed: Person) => void;
  /** Who stands here is somebody else from now on. */
  onSomebodyElse: (person: Person) => void;
}

/**
 * Says of somebody who stands in other lists too that they are changed there as well, and asks, once neither name nor birthday is theirs
 * any more, whether this is somebody else.
 */
export function SamePersonPart({
  id,
  block,
  elsewhere,
  newId,
  confirmed,
  onConfirm,
  onSomebodyElse,
}: SamePersonPartProps) {
  const { person, places } = elsewhere;
  const typed = useAtRest(
    NAMING.map((field) => block.bind(field)),
    (texts) => JSON.stringify(texts),
  );
  const [legalFirstName = '', legalLastName = '', dateOfBirth = ''] = JSON.parse(typed) as string[];
  const named: Person = { legalFirstName, legalLastName, dateOfBirth };
  const isAsked = isInDoubt({ known: person, confirmed, typed: named });
  if (!isAsked) return <CardPart help={samePersonTexts.changesToo(places)}>{null}</CardPart>;

  const name = personName(person);
  const handleSame = () => {
    onConfirm(named);
    focusField(fieldId(id, 'legalFirstName'));
  };
  const handleOther = () => {
    block.update((values) => {
      const other = somebodyElse(person, values, newId());
      onSomebodyElse(other);
      return other;
    });
    focusField(fieldId(id, 'legalFirstName'));
  };
  return (
    <CardPart>
      <div id={fieldId(id, 'id')}>
        <Notice kind="warn" role="status" title={samePersonTexts.isItStill(name)}>
          <p>{samePersonTexts.explain(name, places)}</p>
          <ButtonRow>
            <Button onClick={handleSame}>{samePersonTexts.same(name)}</Button>
            <Button onClick={handleOther}>{samePersonTexts.other}</Button>
          </ButtonRow>
        </Notice>
      </div>
    </CardPart>
  );
}
