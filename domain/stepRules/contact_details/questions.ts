import type { ContactDetails } from '../../model/application.ts';
import { isMobileUnconfirmed } from '../../formats/mobiles.ts';
import { isAdviserApplying, isAdviserAtWork } from '../../model/applicantRole.ts';
import { contactErrors } from '../../texts/errors.ts';
import type { SchemaContext } from '../../rules/context.ts';
import type { FieldErrors } from '../../rules/validate.ts';

/**
 * Returns the questions about phone numbers that the applicant has not answered yet, by field (1-CONT-29). The service never asks: it takes
 * every number.
 */
export function questions(form: ContactDetails, { application, mode }: Pick<SchemaContext, 'application' | 'mode'>) {
  const chosen = application.contact_details ?? {};
  const fields = ['tel_mobile', 'adviser_mobile'] as const;
  const shown = isAdviserApplying(chosen) && isAdviserAtWork(chosen, mode) ? fields : fields.slice(0, 1);
  const asked = shown.filter((field) => isMobileUnconfirmed(form[field] ?? ''));
  return Object.fromEntries(asked.map((field) => [field, contactErrors.mobileAsked])) as FieldErrors;
}
