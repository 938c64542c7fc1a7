import { useCallback, useContext } from 'react';
import type { Person, UploadedDocument } from '#domain/application.ts';
import { isOlderThanTwoYears } from '#domain/dates.ts';
import { hasDocument } from '#domain/documents.ts';
import { clearCertificate } from '#domain/personDefaults.ts';
import { certificateTexts } from '#domain/texts/person.ts';
import type { UseDocumentUpload } from '#store/useDocumentUpload.ts';
import { CardPart } from './Card.tsx';
import { DateField } from './fields/DateField.tsx';
import { DocumentField } from './fields/DocumentField.tsx';
import { FieldGrid } from './fields/Field.tsx';
import { AwaitedFieldsContext } from './form/stepFormContext.ts';
import { Notice } from './Notice.tsx';
import type { BlockApi } from './form/useFormBlock.ts';

type Certified = Pick<Person, 'sophisticatedInvestorDoc' | 'sophisticatedInvestorDocDate'>;

interface CertificatePartProps {
  /** The block of a person or an organisation (2-CERT-07). */
  block: Pick<BlockApi<Certified>, 'values' | 'bindPath'> & {
    update(change: <Bearer extends Certified>(bearer: Bearer) => Bearer): void;
  };
  /** ISO YYYY-MM-DD. */
  today: string;
  useUpload: UseDocumentUpload;
}

/** The accountant's certificate and its date, which stands and falls with the document, also while that waits (2-CERT-01 to 2-CERT-05). */
export function CertificatePart({ block, today, useUpload }: CertificatePartProps) {
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
        <DocumentField
          {...certificate}
          onChange={handleDocument}
          label={certificateTexts.document}
          useUpload={useUpload}
        />
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
