/** E-mails composed of an application without a database, and what they say in either of their forms. */
import assert from 'node:assert/strict';
import type { Application, ContactDetails } from '#domain/application.ts';
import { mapNumbers } from '#domain/application/numbers.ts';
import type { Offer } from '#domain/offer.ts';
import type { ApplicationStatus } from '#domain/session.ts';
import type { StatusActor } from '#domain/statuses.ts';
import { emailFacts } from '#server/emails/facts.ts';
import { emailOf, type ComposedEmail, type SubmissionTemplate } from '#server/emails/templates.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { findNeedles, needlesOf } from '#test/support/canaries.ts';

/** In place of an investor who applies. */
export const ADVISER: ContactDetails = {
  applicant_role: 'advisor',
  adviser_first_name: 'Ava',
  adviser_last_name: 'Reed',
  adviser_email: 'ava@example.com',
};
export const REFERENCE = 'EMB-7K2M-9Q';
/** Stands in every number of the application. */
const CANARY = '462830017';
const NEEDLES = needlesOf({ number: CANARY });

/** Demo, whose holder pays in every way. */
export function anOffer(changes: Partial<Offer> = {}): Offer {
  return aDemoOffer('emberfield-copper', {
    name: 'Demo',
    payment_methods: ['BPAY', 'Cheque', 'Electronic funds transfer', 'Direct debit'],
    allow_submit_with_missing_docs: true,
    new_investor_bank_statement_type: 'REQUIRED',
    issuer_email: 'offers@emberfield.example',
    ...changes,
  });
}

/** Without any document, as the offer lets it pass. */
export function withoutDocuments(application: Application): Application {
  const bare = JSON.stringify(application, (field, value: unknown) =>
    /Doc2?$|bank_statement$/.test(field) ? undefined : value,
  );
  return JSON.parse(bare) as Application;
}

/** The e-mail about an application whose every number is the canary. */
export function compose(
  template: SubmissionTemplate,
  offer: Offer,
  application: Application,
  { actor, status }: { actor: StatusActor; status: ApplicationStatus } = { actor: 'investor', status: 'submitted' },
): ComposedEmail {
  const canaried = mapNumbers(application, () => CANARY);
  return emailOf(
    template,
    emailFacts({ reference: REFERENCE, bpayReference: '010100000123', status, application: canaried }, offer, {
      submittedBy: actor,
    }),
  );
}

/** What every e-mail keeps to, whatever it says. */
export function assertHarmless(email: ComposedEmail, name: string): void {
  assert.deepEqual(wordsOfHtml(email.html), wordsOfText(email.text), name);
  assert.deepEqual(webAddresses(email), [], name);
  const all = Buffer.from(email.subject + email.text + email.html);
  assert.deepEqual(findNeedles(NEEDLES, all, name), [], name);
  assert.doesNotMatch(email.text, /\.pdf|\*\*|undefined|null|27\/03\/1984|Other Account|46283001|063-000/, name);
}

/** The words of the HTML form as a reader sees them. */
export function wordsOfHtml(html: string): string[] {
  const body = html.slice(html.indexOf('<body'));
  const text = body
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)));
  return words(text);
}

/** The words of the plain form, without the marks before its lines. */
export function wordsOfText(text: string): string[] {
  return words(text.replace(/^(?:>|-) ?/gm, ''));
}

/** Words alone: where a link ends and a full stop begins there is a blank in one form. */
function words(text: string): string[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '' && word !== '.')
    .map((word) => word.replace(/\.$/, ''));
}

/** Every address of the web and every link in the HTML, but for those that write to somebody. */
export function webAddresses({ text, html }: { text: string; html: string }): string[] {
  const links = [...html.matchAll(/(?:href|src|action|background|poster|cite)\s*=\s*"([^"]*)"/g)].map(
    ([, link = '']) => link,
  );
  const typed = (text + html).match(/https?:[^\s"<]*|www\.\S*|url\([^)]*\)|@import\S*/gi) ?? [];
  return [...links.filter((link) => !link.startsWith('mailto:')), ...typed];
}
