/** Paper form from which the issuer's staff enter an application: the day on which it was received, and its scan. */
import { fromIsoDate, toIsoDate } from '../../formats/dates.ts';
import type { ContactDetails } from '../../model/application.ts';
import type { Offer } from '../../model/offer.ts';
import { isEditingLodged, isIssuerActing } from '../../model/session.ts';
import { closingDay } from '../../offers/closing.ts';
import type { SchemaContext } from '../../rules/context.ts';
import { pastDayError } from '../../rules/pastDay.ts';
import { paperTexts } from '../../texts/paper.ts';

/** Fields about the form, which only staff fill in. */
export const OF_PAPER = ['paper_received_on', 'paper_form'] as const satisfies readonly (keyof ContactDetails)[];

/** True if the application was entered from a paper form. Drafts of applicants hold the fields, too, as blanks of their form. */
export function isOnPaper(contact: Pick<ContactDetails, 'paper_received_on'> | undefined): boolean {
  return Boolean(contact?.paper_received_on);
}

/** True for staff who enter an application, or edit one that was entered from a paper form: blanking its day does not end that. */
export function asksForPaperForm({
  application,
  stored = application,
  user,
  mode,
}: Pick<SchemaContext, 'application' | 'stored' | 'user' | 'mode'>): boolean {
  return isIssuerActing(user) && (!isEditingLodged(mode) || isOnPaper(stored.contact_details));
}

/**
 * Returns the error of the day, DD/MM/YYYY: blank, no day, in the future, more than a year back, or after the offer closed. The last of
 * these does not keep staff from correcting the day of a form that they have entered.
 */
export function receivedOnError(
  typed: string,
  { today, offer, mode }: Pick<SchemaContext, 'today' | 'offer' | 'mode'>,
): string | null {
  if (typed === '') return paperTexts.receivedOnMissing;
  const day = toIsoDate(typed);
  const last = isEditingLodged(mode) ? null : lastReceiptDay(offer);
  const isLate = day !== null && last !== null && day > last;
  return pastDayError(day, today) ?? (isLate ? paperTexts.receivedLate(fromIsoDate(last)) : null);
}

/** Returns the ISO day by which a form had to be received, that of the closing; null while the offer is open. */
export function lastReceiptDay(offer: Pick<Offer, 'state' | 'closes_at' | 'time_zone'>): string | null {
  return offer.state === 'closed' ? closingDay(offer) : null;
}
