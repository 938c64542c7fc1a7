import { useEffect, useMemo, useRef } from 'react';
import { asksForAuthority } from '#domain/model/applicantRole.ts';
import { landingAnswerTexts } from '#domain/texts/landingAnswers.ts';
import { useDocumentFrame } from '#features/parts/documents/useDocumentFrame.ts';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { YesNo } from '#features/ui/fields/RadioCards.tsx';
import { UploadField } from '#features/ui/uploads/UploadField.tsx';
import { settledUpload, useUploadStatusText } from '#store/documents/settledUpload.ts';
import { useDocumentUpload } from '#store/documents/useDocumentUpload.ts';
import type { LandingForm } from './useLandingForm.ts';

const DOCUMENT_ID = 'landing-adviser_authority_doc';

/** Asks if an adviser has the investor's authority, and for the document that shows it (1-ADV-03 to 1-ADV-05, 3-ROLE-02 to 3-ROLE-06). */
export function AdviserAuthority({ form }: { form: LandingForm }) {
  const { values, errors, checkLate } = form;
  useEffect(() => {
    // A document on its way is not missing (1-UPL-05); a refused one shows its refusal instead (1-UPL-04).
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
      {asksForAuthority(values) && <AuthorityDocument form={form} />}
    </FieldGrid>
  );
}

/** The document can be removed, not downloaded (3-ROLE-05). An upload goes on while the role is changed and changed back. */
function AuthorityDocument({ form }: { form: LandingForm }) {
  const name = 'adviser_authority_doc';
  const upload = useDocumentUpload({
    fieldName: name,
    fieldId: DOCUMENT_ID,
    outlivesField: true,
    value: form.values[name],
    error: form.errors[name],
    onChange: (document) => form.change({ [name]: document }),
  });
  const { items, ...shown } = useDocumentFrame(DOCUMENT_ID, upload);
  const undownloadable = useMemo(() => items.map(({ href: _href, ...item }) => item), [items]);
  return (
    <UploadField
      {...shown}
      items={undownloadable}
      id={DOCUMENT_ID}
      name={name}
      label={landingAnswerTexts.authorityDocument}
    />
  );
}

/** Updates the summary after each change of the upload, as after each answer. */
function useRejudgedUpload({ change }: LandingForm): void {
  const standing = useUploadStatusText(DOCUMENT_ID);
  const judged = useRef(standing);
  useEffect(() => {
    if (judged.current === standing) return;
    judged.current = standing;
    change({});
  });
}
