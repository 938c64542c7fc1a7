import type { ContactDetails } from '../../application.ts';
import { formatPhone } from '../../formats/phones.ts';
import { isAdviserApplying } from '../../people/applicantRole.ts';
import { fullName } from '../../people/names.ts';
import { adviserLine } from '../../texts/summaries.ts';
import type { SummaryLine } from '../description.ts';

/** Name, e-mail and mobile, and whose adviser is there, too. */
export function summarise(values: ContactDetails): SummaryLine[] {
  return [
    fullName(values.first_name, values.last_name),
    values.email_address,
    formatPhone(values.tel_mobile ?? ''),
    adviserOf(values),
  ];
}

/** The adviser who applies, by name and dealer group, or the one who is invited, by address. */
function adviserOf(values: ContactDetails): string | undefined {
  const parts = isAdviserApplying(values)
    ? [fullName(values.adviser_first_name, values.adviser_last_name), values.dealer_group_name]
    : [values.adviser_email];
  return parts.some(Boolean) ? adviserLine(...parts) : undefined;
}
