import { limitOfList } from '#domain/rules/excess.ts';
import { INVESTOR_DETAILS } from '#domain/model/fields.ts';
import { useCallback, useMemo } from 'react';
import type { InvestorDetails, UploadedDocument } from '#domain/application.ts';
import type { SchemaContext } from '#domain/rules/context.ts';
import { asksForCertificate } from '#domain/people/personFields.ts';
import { trustTexts, trustTypeLabel } from '#domain/texts/entity.ts';
import { asksForArsn } from '#domain/organisations/businessNumbers.ts';
import { trustTypesFor } from '#domain/organisations/trustTypes.ts';
import { asksForFamilyTrustDoc, asksTrustForAmlDoc, takesUploads } from '#domain/documents/uploadsAsked.ts';
import { CardPart } from '#features/ui/Card.tsx';
import { CertificatePart } from '#features/parts/documents/CertificatePart.tsx';
import { DocumentField } from '#features/parts/documents/DocumentField.tsx';
import { DocumentListField } from '#features/parts/documents/DocumentListField.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { RadioCards } from '#features/ui/fields/RadioCards.tsx';
import { SelectField } from '#features/ui/fields/SelectField.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';
import { RegistrationFields } from '#features/parts/organisation/RegistrationFields.tsx';
import type { TrusteeKind } from './useInvestorAnswers.ts';

const TRUSTEE_OPTIONS = [
  { value: 'company', label: trustTexts.company },
  { value: 'individual', label: trustTexts.individual },
];

interface TrustFieldsProps {
  block: BlockApi<InvestorDetails>;
  context: SchemaContext;
  /** Other steps and the custodian depend on it: `show` puts the answer into the block once the applicant has agreed to any loss. */
  onTrusteeType: (type: TrusteeKind, show: () => void) => void;
}

const DOCUMENTS = limitOfList(INVESTOR_DETAILS, 'additionalDocs');

/** Parts of a card for the trustees, the kind of trust and its registration (2-TRST-01 to 2-TRST-13). */
export function TrustFields({ block, context, onTrusteeType }: TrustFieldsProps) {
  const { offer, today } = context;
  const { bind, update, values } = block;
  const types = useMemo(
    () => trustTypesFor(offer).map((type) => ({ value: type, label: trustTypeLabel(type) })),
    [offer],
  );
  const handleTrusteeType = (chosen: string) => {
    const trusteeType = chosen === 'company' ? 'company' : 'individual';
    onTrusteeType(trusteeType, () => update((trust) => ({ ...trust, trusteeType })));
  };
  return (
    <>
      <CardPart>
        <FieldGrid>
          <RadioCards
            {...block.bindPath<string>('trusteeType')}
            onChange={handleTrusteeType}
            label={trustTexts.trusteeType}
            options={TRUSTEE_OPTIONS}
          />
          <SelectField
            {...bind('trustType')}
            label={trustTexts.trustType}
            options={types}
            valueLabel={trustTypeLabel(values.trustType ?? '')}
            autoComplete="off"
            width={9}
          />
          {asksForArsn(values) && (
            <TextField {...bind('arsn')} label={trustTexts.arsn} optional isCode inputMode="numeric" width={6} />
          )}
          <RegistrationFields block={block} offer={offer} kind="trust" />
        </FieldGrid>
      </CardPart>
      {takesUploads(offer) && <TrustDocuments block={block} context={context} />}
      {asksForCertificate(offer) && <CertificatePart block={block} today={today} />}
    </>
  );
}

/** Documents that identify the trust, and the tax return of a family trust if the offer wants it (2-TRST-13). */
function TrustDocuments({ block, context: { offer } }: Pick<TrustFieldsProps, 'block' | 'context'>) {
  const { update, values } = block;
  const handleAdditional = useCallback(
    (change: (documents: readonly UploadedDocument[]) => UploadedDocument[]) =>
      update((trust) => ({ ...trust, additionalDocs: change(trust.additionalDocs ?? []) })),
    [update],
  );
  const document = (field: 'amlCtfDoc' | 'familyTrustStatus') => block.bindPath<UploadedDocument | null>(field);
  return (
    <CardPart title={trustTexts.documentsTitle}>
      <FieldGrid>
        <DocumentField
          {...document('amlCtfDoc')}
          label={trustTexts.document}
          optional={!asksTrustForAmlDoc(offer, values.trustType)}
        />
        {asksForFamilyTrustDoc(offer, values.trustType) && (
          <DocumentField {...document('familyTrustStatus')} label={trustTexts.familyTrustStatus} />
        )}
        <DocumentListField
          {...block.bindPath<readonly UploadedDocument[]>('additionalDocs')}
          onChange={handleAdditional}
          limit={DOCUMENTS}
          label={trustTexts.additionalDocuments}
          optional
        />
      </FieldGrid>
    </CardPart>
  );
}
