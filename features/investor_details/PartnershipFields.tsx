import type { InvestorDetails, UploadedDocument } from '#domain/application.ts';
import { asksForCertificate } from '#domain/people/personFields.ts';
import { partnershipTexts } from '#domain/texts/entity.ts';
import { takesUploads } from '#domain/documents/uploadsAsked.ts';
import { Card, CardPart } from '#features/ui/Card.tsx';
import { CertificatePart } from '#features/parts/documents/CertificatePart.tsx';
import { DocumentField } from '#features/parts/documents/DocumentField.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { YesNo } from '#features/ui/fields/RadioCards.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';
import { RegistrationFields } from '#features/parts/organisation/RegistrationFields.tsx';
import { EntityBlock } from './EntityBlock.tsx';
import { EntityDeclaration } from './EntityDeclaration.tsx';
import type { InvestorFieldsProps } from './investorFieldsProps.ts';

/** A partnership that invests (2-PART-01 to 2-PART-15). */
export function PartnershipFields({ form, answers, context, serverErrors }: InvestorFieldsProps) {
  const { offer, today } = context;
  return (
    <EntityBlock type="partnership" form={form} context={context} serverErrors={serverErrors}>
      {(block) => (
        <Card title={partnershipTexts.detailsTitle}>
          <CardPart>
            <FieldGrid>
              <RegistrationFields block={block} offer={offer} kind="partnership" />
              <RegulationFields block={block} />
            </FieldGrid>
          </CardPart>
          {takesUploads(offer) && (
            <CardPart>
              <DocumentField
                {...block.bindPath<UploadedDocument | null>('agreementDoc')}
                label={partnershipTexts.agreement}
                optional={!offer.require_partnership_agreement_doc}
              />
            </CardPart>
          )}
          {asksForCertificate(offer) && <CertificatePart block={block} today={today} />}
          <EntityDeclaration type="partnership" {...{ block, answers, context }} />
        </Card>
      )}
    </EntityBlock>
  );
}

/**
 * Asks if the partnership is regulated, then for the regulator and the number; `no` hides both, and Next clears them (2-PART-08 to
 * 2-PART-12).
 */
function RegulationFields({ block }: { block: BlockApi<InvestorDetails> }) {
  const { bind, values } = block;
  return (
    <>
      <YesNo {...block.bindPath<boolean>('regulated_partnership')} label={partnershipTexts.isRegulated} />
      {values.regulated_partnership && (
        <>
          <TextField
            {...bind('regulation_association')}
            label={partnershipTexts.association}
            autoComplete="off"
            width={7}
          />
          <TextField {...bind('membership_number')} label={partnershipTexts.membershipNumber} isCode width={5} />
        </>
      )}
    </>
  );
}
