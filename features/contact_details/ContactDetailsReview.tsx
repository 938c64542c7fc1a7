import type { ContactDetails } from '#domain/application.ts';
import { formatAbnOrAcn } from '#domain/formats/format.ts';
import { formatPhone } from '#domain/formats/phones.ts';
import { isAdviserApplying } from '#domain/people/applicantRole.ts';
import { contactTexts } from '#domain/texts/contact.ts';
import { answerTexts } from '#domain/texts/answers.ts';
import { Answers, DoneMark, Missing, type Answer } from '#features/ui/Answers.tsx';

/** Every contact answer, to be read before submitting; block by block where an adviser applies (1-CONT-02 to 1-CONT-04). */
export function ContactDetailsReview({ values }: { values: ContactDetails }) {
  if (!isAdviserApplying(values)) {
    return (
      <Answers
        answers={[
          ...investorAnswers(values),
          ...given({ label: contactTexts.inviteAdviser, value: values.adviser_email }),
        ]}
      />
    );
  }
  const group = groupAnswers(values);
  return (
    <>
      <h3>{contactTexts.investorTitle}</h3>
      <Answers answers={investorAnswers(values)} />
      <h3>{contactTexts.adviserTitle}</h3>
      <Answers answers={adviserAnswers(values)} />
      {group.length > 0 && <h3>{contactTexts.dealerGroupTitle}</h3>}
      {group.length > 0 && <Answers answers={group} />}
    </>
  );
}

function investorAnswers(values: ContactDetails): Answer[] {
  return [
    { label: contactTexts.firstName, value: values.first_name },
    { label: contactTexts.lastName, value: values.last_name },
    { label: contactTexts.email, value: values.email_address },
    { label: contactTexts.mobile, value: formatPhone(values.tel_mobile ?? '') || answerTexts.notSupplied },
  ];
}

/** The adviser's details, with what their authority rests on (1-ADV-03, 1-ADV-04). */
function adviserAnswers(values: ContactDetails): Answer[] {
  const { adviser_authority_doc: document, adviser_has_authority: hasAuthority } = values;
  const authority = document ? <DoneMark>{document.filename}</DoneMark> : <Missing />;
  return [
    ...given({ label: contactTexts.firstName, value: values.adviser_first_name }),
    ...given({ label: contactTexts.lastName, value: values.adviser_last_name }),
    ...given({ label: contactTexts.email, value: values.adviser_email }),
    ...given({ label: contactTexts.mobile, value: formatPhone(values.adviser_mobile ?? '') }),
    { label: contactTexts.authority, value: hasAuthority === false ? contactTexts.withoutAuthority : authority },
  ];
}

function groupAnswers(values: ContactDetails): Answer[] {
  return [
    ...given({ label: contactTexts.dealerGroupName, value: values.dealer_group_name }),
    ...given({ label: contactTexts.dealerGroupAbnOrAcn, value: formatAbnOrAcn(values.dealer_group_abn_or_acn ?? '') }),
    ...given({ label: contactTexts.dealerGroupAfsl, value: values.dealer_group_afsl }),
  ];
}

/** The answer, or nothing where none was given to an optional question. */
function given(answer: Answer): Answer[] {
  return answer.value ? [answer] : [];
}
