import { identityNotes } from '#domain/people/identityNotes.ts';
import { identitySetCount } from '#domain/people/personFields.ts';
import { needsIdentityDocuments } from '#domain/people/identityDocuments.ts';
import { identityTexts } from '#domain/texts/identityTexts.ts';
import { CardPart } from '#features/ui/Card.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { IdentitySet } from './IdentitySet.tsx';
import type { PersonPartProps } from './personForm.ts';

/** Identity section: one document, or two if the person's address requires two (2-ID-08). */
export function IdentityPart(props: PersonPartProps) {
  const { block, offer, place } = props;
  const isNeeded = useAppSelector((state) =>
    needsIdentityDocuments(place.role, { offer, application: selectApplication(state) }),
  );
  const notes = identityNotes(offer, block.values, isNeeded).join(' ');
  const isTwofold = identitySetCount(offer, block.values) === 2;
  return (
    <>
      <CardPart title={identityTexts.title} help={notes || undefined}>
        <IdentitySet {...props} set={1} title={isTwofold ? identityTexts.firstDocument : undefined} />
      </CardPart>
      {isTwofold && (
        <CardPart>
          <IdentitySet {...props} set={2} title={identityTexts.secondDocument} />
        </CardPart>
      )}
    </>
  );
}
