import type { Person } from '#domain/application.ts';
import type { PersonRole } from '#domain/application/peoplePlaces.ts';
import type { FormContext } from '#domain/stepRules/context.ts';
import { personName } from '#domain/people/names.ts';
import { isInDoubt, somebodyElse, stillThemselves, type Elsewhere } from '#domain/people/samePerson.ts';
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
  /** As they stand there now. */
  typed: Person;
  role: PersonRole;
  elsewhere: Elsewhere;
  context: Pick<FormContext, 'offer' | 'newId'>;
  /** Who stands here is somebody else from now on. */
  onBecome: (person: Person) => void;
}

/** Asks of somebody on whom something hangs elsewhere, once neither name nor birthday is theirs any more, whether this is somebody else. */
export function SamePersonPart({ id, block, typed, role, elsewhere, context, onBecome }: SamePersonPartProps) {
  const { person, places, declares } = elsewhere;
  if (!isInDoubt(person, typed)) return null;

  const name = personName(person);
  const explained = () => {
    if (places.length === 0) return samePersonTexts.explainDeclared(name);
    return role === 'investor' && declares
      ? samePersonTexts.explainLeaving(name, places)
      : samePersonTexts.explain(name, places);
  };
  const handleSame = () => {
    block.update(stillThemselves);
    focusField(fieldId(id, 'legalFirstName'));
  };
  const handleOther = () => {
    block.update((values) => {
      const other = somebodyElse(person, values, context);
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
