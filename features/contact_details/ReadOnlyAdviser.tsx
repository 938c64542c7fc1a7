import type { ContactDetails } from '#domain/application.ts';
import { formatPhone } from '#domain/formats/phones.ts';
import { fullName } from '#domain/people/names.ts';
import { contactTexts } from '#domain/texts/contact.ts';
import { Answers } from '#features/ui/Answers.tsx';
import { Card } from '#features/ui/Card.tsx';

/** Shows an approving investor the adviser who filled in the application. The investor cannot change the adviser's own details. */
export function ReadOnlyAdviser({ contact = {} }: { contact: ContactDetails | undefined }) {
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
