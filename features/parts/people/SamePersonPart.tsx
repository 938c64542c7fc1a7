import type { Person } from '#domain/application.ts';
import type { PersonRole } from '#domain/model/peoplePlaces.ts';
import type { FormContext } from '#domain/rules/context.ts';
import { personName } from '#domain/people/names.ts';
import {
  needsConfirmation,
  replaceWithNewPerson,
  confirmSamePerson,
  type OtherPlaces,
} from '#domain/people/samePerson.ts';
import { samePersonTexts } from '#domain/texts/samePerson.ts';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { CardPart } from '#features/ui/Card.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { fieldId, focusField } from '#features/ui/form/focusField.ts';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';

interface SamePersonPartProps {
  /** Id of the block. */
  id: string;
  block: Pick<BlockApi<Person>, 'update'>;
  /** Person as typed now. */
  typed: Person;
  role: PersonRole;
  elsewhere: OtherPlaces;
  context: Pick<FormContext, 'offer' | 'newId'>;
  /** Called when another person takes this block. */
  onBecome: (person: Person) => void;
}

/** Asks if a changed person is somebody else, once neither name nor birthday match and other parts of the application refer to them. */
export function SamePersonPart({ id, block, typed, role, elsewhere, context, onBecome }: SamePersonPartProps) {
  const { person, places, declares } = elsewhere;
  if (!needsConfirmation(person, typed)) return null;

  const name = personName(person);
  const explained = () => {
    if (places.length === 0) return samePersonTexts.explainDeclared(name);
    return role === 'investor' && declares
      ? samePersonTexts.explainLeaving(name, places)
      : samePersonTexts.explain(name, places);
  };
  const handleSame = () => {
    block.update(confirmSamePerson);
    focusField(fieldId(id, 'legalFirstName'));
  };
  const handleOther = () => {
    block.update((values) => {
      const other = replaceWithNewPerson(person, values, context);
      onBecome(other);
      return other;
    });
    focusField(fieldId(id, 'legalFirstName'));
  };
  return (
    <CardPart>
      <div id={fieldId(id, 'id')}>
        <Notice kind="warn" role="status" title={samePersonTexts.isItStill(name)}>
          <p>{explained()}</p>
          <ButtonRow>
            <Button onClick={handleSame}>{samePersonTexts.same(name)}</Button>
            <Button onClick={handleOther}>{samePersonTexts.other}</Button>
          </ButtonRow>
        </Notice>
      </div>
    </CardPart>
  );
}
