import type { ContactDetails } from '#domain/application.ts';
import { fullName } from '#domain/people/names.ts';
import { formatPhone } from '#domain/formats/phones.ts';
import { isAdviserApplying } from '#domain/people/applicantRole.ts';
import { adviserLine } from '#domain/texts/summaries.ts';
import { SummaryLines } from '#features/ui/SummaryLines.tsx';

/** Name, e-mail and mobile in the progress sidebar, and whose adviser is there, too. */
export function ContactDetailsSummary({ values }: { values: ContactDetails }) {
  return (
    <SummaryLines
      lines={[
        fullName(values.first_name, values.last_name),
        values.email_address,
        formatPhone(values.tel_mobile ?? ''),
        adviserOf(values),
      ]}
    />
  );
}

/** The adviser who applies, by name and dealer group, or the one who is invited, by address. */
function adviserOf(values: ContactDetails): string | undefined {
  const parts = isAdviserApplying(values)
    ? [fullName(values.adviser_first_name, values.adviser_last_name), values.dealer_group_name]
    : [values.adviser_email];
  return parts.some(Boolean) ? adviserLine(...parts) : undefined;
}
