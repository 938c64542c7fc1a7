import { useCallback } from 'react';
import type { UploadedDocument } from '#domain/application.ts';
import { isOlderThanTwoYears } from '#domain/dates.ts';
import { hasDocument } from '#domain/documents.ts';
import { clearCertificate } from '#domain/personDefaults.ts';
import { certificateTexts } from '#domain/texts/person.ts';
import { CardPart } from '../Card.tsx';
import { DateField } from '../fields/DateField.tsx';
import { DocumentField } from '../fields/DocumentField.tsx';
import { FieldGrid } from '../fields/Field.tsx';
import { Notice } from '../Notice.tsx';
import type { PersonFormProps } from './personForm.ts';

/** The accountant's certificate and its date, which stands and falls with the document (2-CERT-01 to 2-CERT-05). */
export function CertificatePart({ block, today, useUpload }: PersonFormProps) {
  const { bind, update, values } = block;
  const hasCertificate = hasDocument(values.sophisticatedInvestorDoc);
  const handleDocument = useCallback(
    (document: UploadedDocument | null) => update((person) => (document ? { ...person, sophisticatedInvestorDoc: document } : clearCertificate(person))),
    [update],
  );
  const isOld = hasCertificate && isOlderThanTwoYears(values.sophisticatedInvestorDocDate ?? '', today);
  return (
    <CardPart title={certificateTexts.title} help={certificateTexts.help}>
      <FieldGrid>
        <DocumentField {...bind('sophisticatedInvestorDoc')} onChange={handleDocument} label={certificateTexts.document} useUpload={useUpload} />
        <DateField {...bind('sophisticatedInvestorDocDate')} label={certificateTexts.issueDate} disabled={!hasCertificate} width={5} />
      </FieldGrid>
      {isOld && (
        <Notice kind="warn" role="status">
          <p>{certificateTexts.tooOld}</p>
        </Notice>
      )}
    </CardPart>
  );
}
