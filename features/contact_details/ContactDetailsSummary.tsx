import type { ContactDetails } from '#domain/application.ts';
import { spaceMobileNumber } from '#domain/phones.ts';
import { SummaryLines } from '#features/ui/SummaryLines.tsx';

/** Name, e-mail and mobile in the progress sidebar. */
export function ContactDetailsSummary({ values }: { values: ContactDetails }) {
  const name = [values.first_name, values.last_name].filter(Boolean).join(' ');
  return <SummaryLines lines={[name, values.email_address, spaceMobileNumber(values.tel_mobile ?? '')]} />;
}
