import { ownerTexts } from '#domain/texts/people.ts';
import { Answers } from '#features/ui/Answers.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { Card } from '#features/ui/Card.tsx';
import { HelpLink } from '#features/ui/HelpLink.tsx';

const MEANINGS = [
  { label: ownerTexts.owns, value: ownerTexts.ownsMeaning },
  { label: ownerTexts.controls, value: ownerTexts.controlsMeaning },
];

/** Explains who is a beneficial owner, with a link to the regulator's guidance (2-BO-02 to 2-BO-05). */
export function OwnerExplanation() {
  return (
    <Card title={ownerTexts.title} intro={ownerTexts.explanation}>
      <Answers answers={MEANINGS} />
      <ButtonRow>
        <HelpLink article="beneficial-owners">{ownerTexts.guidance}</HelpLink>
      </ButtonRow>
    </Card>
  );
}
