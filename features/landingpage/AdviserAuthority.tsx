import { useEffect, useMemo, useRef } from 'react';
import { showsAuthorityDocument } from '#domain/people/applicantRole.ts';
import { landingAnswerTexts } from '#domain/texts/landingAnswers.ts';
import { DocumentField } from '#features/parts/documents/DocumentField.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { YesNo } from '#features/ui/fields/RadioCards.tsx';
import { settledUpload, useUploadStanding } from '#store/documents/settledUpload.ts';
import { useDocumentUpload, type UseDocumentUpload } from '#store/documents/useDocumentUpload.ts';
import type { LandingForm } from './useLandingForm.ts';

const DOCUMENT_ID = 'landing-adviser_authority_doc';

/** Whether an adviser has the investor's authority, and the document that shows it (1-ADV-03 to 1-ADV-05, 3-ROLE-02 to 3-ROLE-06). */
export function AdviserAuthority({ form }: { form: LandingForm }) {
  const { values, errors, checkLate } = form;
  useEffect(() => {
    // What is on its way is not missing (1-UPL-05), and what is not taken is not missing either (1-UPL-04).
    checkLate(async (check) => {
      const { isWaiting, refusal } = await settledUpload(DOCUMENT_ID);
      const { adviser_authority_doc: missing, ...others } = await check();
      return missing === undefined || isWaiting ? others : { adviser_authority_doc: refusal ?? missing, ...others };
    });
    return () => checkLate(null);
  }, [checkLate]);
  useRejudgedUpload(form);
  return (
    <FieldGrid>
      <YesNo
        id="landing-adviser_has_authority"
        name="adviser_has_authority"
        label={landingAnswerTexts.hasAuthority}
        help={landingAnswerTexts.hasAuthorityHelp}
        value={values.adviser_has_authority}
        error={errors['adviser_has_authority']}
        onChange={(adviser_has_authority) => form.change({ adviser_has_authority })}
        onBlur={form.left}
      />
      {showsAuthorityDocument(values) && (
        <DocumentField
          id={DOCUMENT_ID}
          name="adviser_authority_doc"
          label={landingAnswerTexts.authorityDocument}
          useUpload={useUploadWithoutDownload}
          value={values.adviser_authority_doc}
          error={errors['adviser_authority_doc']}
          onChange={(adviser_authority_doc) => form.change({ adviser_authority_doc })}
        />
      )}
    </FieldGrid>
  );
}

/** The summary follows what becomes of the file, as it follows the answers. */
function useRejudgedUpload({ change }: LandingForm): void {
  const standing = useUploadStanding(DOCUMENT_ID);
  const judged = useRef(standing);
  useEffect(() => {
    if (judged.current === standing) return;
    judged.current = standing;
    change({});
  });
}

/** The document can be removed, not downloaded (3-ROLE-05); who changes the role, and changes it back, finds it on its way still. */
const useUploadWithoutDownload: UseDocumentUpload = (options) => {
  const upload = useDocumentUpload({ ...options, outlivesField: true });
  const items = useMemo(() => upload.items.map(({ href: _href, ...item }) => item), [upload.items]);
  return { ...upload, items };
};
