import type { ContactDetails } from '#domain/application.ts';
import { formatPhone } from '#domain/formats/phones.ts';
import { fullName } from '#domain/people/names.ts';
import { contactTexts } from '#domain/texts/contact.ts';
import { Answers } from '#features/ui/Answers.tsx';
import { Card } from '#features/ui/Card.tsx';

/** To an investor who approves: who has filled it in. What an adviser has said of themselves is not the investor's to change. */
export function TheAdviser({ contact = {} }: { contact: ContactDetails | undefined }) {
  const { adviser_first_name, adviser_last_name, adviser_email, adviser_mobile, dealer_group_name } = contact;
  const answers = [
    { label: contactTexts.adviserName, value: fullName(adviser_first_name, adviser_last_name) },
    { label: contactTexts.email, value: adviser_email ?? '' },
    { label: contactTexts.mobile, value: formatPhone(adviser_mobile ?? '') },
    { label: contactTexts.dealerGroupName, value: dealer_group_name ?? '' },
  ];
  return (
    <Card title={contactTexts.adviserTitle}>
      <Answers answers={answers.filter(({ value }) => value !== '')} />
    </Card>
  );
}
