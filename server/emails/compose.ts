/** Turns an outbox entry into an e-mail, from the stored application: nothing of a person is copied into the outbox. */
import type { Application } from '#domain/application.ts';
import { describeInstalment } from '#domain/money/regularPlan.ts';
import { fullName } from '#domain/people/names.ts';
import { mayNameInMail } from '#domain/people/personNames.ts';
import { messageRule, tidyMessage } from '#domain/stepRules/review/message.ts';
import { emailTexts } from '#domain/texts.ts';
import { paymentDue } from '../applications/payment.ts';
import { readMasked } from '../applications/masked.ts';
import type { ApplicationStore, StoredApplication } from '../applications/stored.ts';
import type { Offer } from '#domain/offer.ts';
import { confirmationEmail, type ComposedEmail, type ConfirmationFacts, type EmailTemplate } from './confirmation.ts';

interface Entry {
  applicationId: number;
  personKey: string;
  template: EmailTemplate;
}

/** The name as an e-mail may say it; '' where it may not. */
function sayableName(first: string | undefined, last: string | undefined): string {
  const name = fullName(first, last);
  return mayNameInMail(name) ? name : '';
}

/** The adviser's message as an e-mail may bring it; '' where it may not, as another release may have lodged it. */
function sayableMessage({ review }: Application): string {
  const message = tidyMessage(review?.message_to_investor ?? '');
  return messageRule(message) === null ? message : '';
}

function factsOf(stored: StoredApplication, offer: Offer, template: EmailTemplate): ConfirmationFacts {
  const contact: NonNullable<Application['contact_details']> = stored.application.contact_details ?? {};
  const investorName = sayableName(contact.first_name, contact.last_name);
  const adviserName = sayableName(contact.adviser_first_name, contact.adviser_last_name);
  const payment = paymentDue(offer, stored.application, { applicationId: stored.id, reference: stored.reference });
  return {
    readerName: template === 'adviser_confirmation' ? adviserName : investorName,
    investorName: investorName || emailTexts.theInvestor,
    adviserName: adviserName || emailTexts.yourAdviser,
    adviserFirst: adviserName || emailTexts.yourAdviserFirst,
    message: sayableMessage(stored.application),
    offerName: offer.name,
    issuerName: offer.client_name,
    reference: stored.reference,
    payment,
    instalment: describeInstalment(stored.application.purchase_amount, payment.currency_code),
    contact: offer.contact_person ?? null,
  };
}

/** @throws Error when the entry speaks of something that is gone */
export async function composeEmail(
  store: ApplicationStore,
  { applicationId, personKey, template }: Entry,
): Promise<ComposedEmail & { to: string }> {
  const stored = await readMasked(store, applicationId);
  const { database } = store;
  const person = await database.selectFrom('people').select('email').where('key', '=', personKey).executeTakeFirst();
  const offer =
    stored &&
    (await database.selectFrom('offers').select('content').where('id', '=', stored.offerId).executeTakeFirst());
  if (!stored || !person?.email || !offer) throw new Error('An outbox entry has lost its application.');
  return { to: person.email, ...confirmationEmail(template, factsOf(stored, offer.content, template)) };
}
