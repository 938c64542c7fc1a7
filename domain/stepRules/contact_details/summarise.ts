import type { ContactDetails } from '../../model/application.ts';
import { formatPhone } from '../../formats/phones.ts';
import type { SummaryLine } from '../../rules/description.ts';
import { fullName } from '../../people/names.ts';
import { isAdviserApplying } from '../../model/applicantRole.ts';
import { adviserLine } from '../../texts/summaries.ts';

/** Summarises name, e-mail and mobile, and the adviser if there is one. */
export function summarise(values: ContactDetails): SummaryLine[] {
  return [
    fullName(values.first_name, values.last_name),
    values.email_address,
    formatPhone(values.tel_mobile ?? ''),
    adviserOf(values),
  ];
}

/** Returns the adviser who applies, by name and dealer group, or the invited one, by e-mail address. */
function adviserOf(values: ContactDetails): string | undefined {
  const parts = isAdviserApplying(values)
    ? [fullName(values.adviser_first_name, values.adviser_last_name), values.dealer_group_name]
    : [values.adviser_email];
  return parts.some(Boolean) ? adviserLine(...parts) : undefined;
}
