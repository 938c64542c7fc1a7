import { useCallback, useContext } from 'react';
import type { Person, UploadedDocument } from '#domain/application.ts';
import { isOlderThanTwoYears } from '#domain/formats/dates.ts';
import { hasDocument } from '#domain/model/documentFields.ts';
import { clearCertificate } from '#domain/documents/clearCertificate.ts';
import { certificateTexts } from '#domain/texts/evidence.ts';
import { CardPart } from '#features/ui/Card.tsx';
import { DateField } from '#features/ui/masks/DateField.tsx';
import { DocumentField } from './DocumentField.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { AwaitedFieldsContext } from '#features/ui/form/stepFormContext.ts';
import { Notice } from '#features/ui/Notice.tsx';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';

type Certified = Pick<Person, 'sophisticatedInvestorDoc' | 'sophisticatedInvestorDocDate'>;

interface CertificatePartProps {
  /** Block of a person or an organisation (2-CERT-07). */
  block: Pick<BlockApi<Certified>, 'values' | 'bindPath'> & {
    update(change: <Bearer extends Certified>(bearer: Bearer) => Bearer): void;
  };
  /** Today's date, ISO YYYY-MM-DD. */
  today: string;
}

/**
 * Shows the accountant's certificate and its date (2-CERT-01 to 2-CERT-05). The date needs the document, and goes with it; a document that
 * waits for its upload counts.
 */
export function CertificatePart({ block, today }: CertificatePartProps) {
  const { bindPath, update, values } = block;
  const certificate = bindPath<UploadedDocument | null>('sophisticatedInvestorDoc');
  const isAwaited = useContext(AwaitedFieldsContext).has(certificate.id);
  const hasCertificate = isAwaited || hasDocument(values.sophisticatedInvestorDoc);
  const handleDocument = useCallback(
    (document: UploadedDocument | null) =>
      update((bearer) => (document ? { ...bearer, sophisticatedInvestorDoc: document } : clearCertificate(bearer))),
    [update],
  );
  const isOld = hasCertificate && isOlderThanTwoYears(values.sophisticatedInvestorDocDate ?? '', today);
  return (
    <CardPart title={certificateTexts.title} help={certificateTexts.help}>
      <FieldGrid>
        <DocumentField {...certificate} onChange={handleDocument} label={certificateTexts.document} />
        <DateField
          {...bindPath<string>('sophisticatedInvestorDocDate')}
          kind="issue"
          label={certificateTexts.issueDate}
          disabled={!hasCertificate}
          width={5}
        />
      </FieldGrid>
      {isOld && (
        <Notice kind="warn" role="status">
          <p>{certificateTexts.tooOld}</p>
        </Notice>
      )}
    </CardPart>
  );
}
