import type { ContactDetails } from '#domain/application.ts';
import { spaceMobileNumber } from '#domain/phones.ts';
import { contactTexts } from '#domain/texts/contact.ts';
import { Answers } from '#features/ui/Answers.tsx';

/** Every contact answer, to be read before submitting. */
export function ContactDetailsReview({ values }: { values: ContactDetails }) {
  return (
    <Answers
      answers={[
        { label: contactTexts.firstName, value: values.first_name },
        { label: contactTexts.lastName, value: values.last_name },
        { label: contactTexts.email, value: values.email_address },
        { label: contactTexts.mobile, value: spaceMobileNumber(values.tel_mobile ?? '') },
      ]}
    />
  );
}
