/** What the e-mails after a submission say, by who submits, how and when it is paid, and which documents are there. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Application, ContactDetails } from '#domain/application.ts';
import type { ApplicationRecord } from '#domain/application/record.ts';
import type { StatusActor } from '#domain/statuses.ts';
import type { SubmissionTemplate } from '#server/emails/templates.ts';
import { anIndividualApplication, withPlan } from '#test/support/applications.ts';
import { recordFor } from './support/recordFor.ts';
import { ADVISER, anOffer, assertHarmless, compose, REFERENCE, withoutDocuments } from './support/emails.ts';

interface Submitting {
  actor: StatusActor;
  contact: ContactDetails;
  status: 'submitted' | 'pending_approval';
  /** Whom it is sent to, and how each e-mail opens. */
  emails: Partial<Record<SubmissionTemplate, RegExp>>;
}

const ISSUER = { issuer_notice: /^Hello,\n\nAn application for Demo has been submitted\.\n/ };
const WHO: Record<string, Submitting> = {
  investor: {
    actor: 'investor',
    contact: {},
    status: 'submitted',
    emails: {
      confirmation: /^Dear Jane Citizen,\n\nThank you\. We have received your application for Demo\.\n/,
      ...ISSUER,
    },
  },
  'adviser with authority': {
    actor: 'adviser',
    contact: { ...ADVISER, adviser_has_authority: true },
    status: 'submitted',
    emails: {
      investor_copy:
        /^Dear Jane Citizen,\n\nWe have received an application for Demo that Ava Reed has made for you\.\n/,
      adviser_confirmation:
        /^Dear Ava Reed,\n\nThank you\. We have received the application for Demo that you made for Jane Citizen\.\n/,
      ...ISSUER,
    },
  },
  'adviser without authority': {
    actor: 'adviser',
    contact: { ...ADVISER, adviser_has_authority: false },
    status: 'pending_approval',
    emails: {
      approval_request:
        /^Dear Jane Citizen,\n\nAva Reed has filled in an application for Demo on your behalf\. It will be sent to the issuer after you/,
      adviser_confirmation:
        /\n\nJane Citizen needs to review and approve the application\. It will then be sent to the issuer\.\n/,
    },
  },
  staff: {
    actor: 'issuer',
    contact: {},
    status: 'submitted',
    emails: {
      confirmation:
        /^Dear Jane Citizen,\n\nWe have received an application for Demo that Emberfield Copper Limited has made for you\.\n/,
      ...ISSUER,
    },
  },
};

const INVOICES = { 'instructions at once': 'A', 'instructions by hand': 'M' } as const;
const CODES = ['C', 'D', 'N'] as const;
const DUE = ['due now', 'nothing due', 'a plan'] as const;
const DOCUMENTS = ['complete', 'missing'] as const;
const VERIFICATION = { uploaded: 'C', 'by post': 'O' } as const;

const OTHER_ACCOUNT: Application['payment_options'] = {
  accountName: 'Other Account',
  bsb: '063-000',
  accountNumber: '46283001',
  payment_bank_statement: { id: 'doc-3', filename: 'other.pdf', download: '', delete_document: '' },
};

interface Case {
  who: Submitting;
  isAtOnce: boolean;
  code: (typeof CODES)[number];
  due: (typeof DUE)[number];
}

/** The sentence about paying in an e-mail to whoever applied. */
function paying({ who, isAtOnce, code, due }: Case): string {
  if (due === 'a plan')
    return 'No payment is needed now. AUD 250.00 per month will be debited from the nominated account.';
  if (due === 'nothing due') return 'No payment is needed now.';
  if (code !== 'C')
    return 'There is nothing more to do to pay. AUD 2,033.00 will be debited from the nominated account.';
  if (!isAtOnce)
    return 'AUD 2,033.00 is payable. Payment instructions will be emailed once the application has been reviewed.';
  return who.status === 'submitted'
    ? 'Please pay AUD 2,033.00.'
    : 'Once the application is approved, please pay AUD 2,033.00.';
}

/** The same to the issuer. */
function issuersPaying({ isAtOnce, code, due, who }: Case): string {
  if (due !== 'due now') return paying({ who, isAtOnce, code, due });
  if (code !== 'C') return 'AUD 2,033.00 is payable, and is to be debited from the nominated account.';
  return isAtOnce
    ? 'AUD 2,033.00 is payable. The payment instructions have been emailed.'
    : 'AUD 2,033.00 is payable. Please send the payment instructions once the application has been reviewed.';
}

const SUMS = {
  'due now': 'AUD 2,000.00 (5,000 shares)',
  'nothing due': '',
  'a plan': 'AUD 250.00 per month',
};

function purchaseOf(
  due: Case['due'],
  own: Application['purchase_amount'],
): NonNullable<Application['purchase_amount']> {
  if (due === 'due now') return own ?? {};
  if (due === 'nothing due') return {};
  return {
    isRegularInvestment: 'true',
    totalAmount: '250',
    totalValue: '250.00',
    regular_investment_plan_frequency: 'MONTHLY',
  };
}

const HEADS = {
  'due now': { amount: 'AUD 2,000.00', measure: '5,000 shares', payable: '2,033.00' },
  'nothing due': { amount: '', measure: '', payable: '0.00' },
  'a plan': { amount: 'AUD 250.00', measure: 'per month', payable: '0.00' },
};

/** The head of the record says the same as the e-mails: by whom, for what, and what is payable. */
function assertHead(record: ApplicationRecord, { actor, status }: Submitting, due: Case['due']): void {
  const { amount, measure, payable } = HEADS[due];
  const adviser = actor === 'adviser' ? 'Ava Reed' : null;
  assert.deepEqual(record.summary, { offer: 'Demo', amount, measure, investors: ['Jane Citizen'], adviser });
  assert.deepEqual(
    [record.application.submitted_by.role, record.application.status, record.payment.is_due],
    [actor, status, due === 'due now'],
  );
  assert.equal(record.payment.amount_due_formatted, payable);
}

describe('e-mails after a submission', () => {
  for (const [whoName, who] of Object.entries(WHO))
    for (const [invoice, method] of Object.entries(INVOICES))
      it(`[2-ROLE-03, 2-ROLE-04, 2-NEXT-11, 2-NEXT-12] say by whom, for what, and how it is paid: ${whoName}, ${invoice}`, () => {
        for (const code of CODES)
          for (const due of DUE)
            for (const documents of DOCUMENTS)
              for (const [verification, type] of Object.entries(VERIFICATION)) {
                const offer = withPlan(anOffer({ send_invoice_method: method, verification_doc_type: type }));
                const whole = anIndividualApplication(offer);
                const made: Application = {
                  ...whole,
                  contact_details: { ...whole.contact_details, ...who.contact },
                  purchase_amount: purchaseOf(due, whole.purchase_amount),
                  payment_options: { paymentMethod: code, ...(code === 'N' && OTHER_ACCOUNT) },
                };
                const application = documents === 'missing' ? withoutDocuments(made) : made;
                assertHead(recordFor(offer, application, who), who, due);
                const kase: Case = { who, isAtOnce: method === 'A', code, due };
                for (const [template, opening] of Object.entries(who.emails) as [SubmissionTemplate, RegExp][]) {
                  const email = compose(template, offer, application, who);
                  const name = [whoName, invoice, code, due, documents, verification, template].join(', ');
                  const isIssuers = template === 'issuer_notice';
                  const lines = email.text.split('\n');
                  assertHarmless(email, name);
                  assert.match(email.text, opening, name);
                  assert.ok(lines.includes(`Application reference: ${REFERENCE}`), name);
                  assert.equal(
                    lines.find((line) => line.startsWith('Applied for: ')) ?? '',
                    SUMS[due] && `Applied for: ${SUMS[due]}`,
                    name,
                  );
                  assert.ok(lines.includes('Investor: Jane Citizen'), name);
                  assert.equal(lines.includes('Adviser: Ava Reed'), who.actor === 'adviser', name);
                  assert.ok(lines.includes(isIssuers ? issuersPaying(kase) : paying(kase)), `${name}\n${email.text}`);
                  const hasWays = !isIssuers && code === 'C' && due === 'due now' && method === 'A';
                  assert.equal(/^BPAY\nBiller code: 555301\n[^]*^Cheque\n/m.test(email.text), hasWays, name);
                  assert.equal(email.text.includes('paid only once'), hasWays && who.actor === 'adviser', name);
                  assert.equal(lines.includes("- Jane Citizen: Driver's licence"), type === 'O', name);
                  const missing = type === 'O' ? [] : ['- Jane Citizen: Identity documents'];
                  assert.deepEqual(
                    lines.filter((line) => /^- .*(?:Identity documents|Bank statement)/.test(line)),
                    documents === 'missing' ? [...missing, '- Bank account: Bank statement'] : [],
                    name,
                  );
                }
              }
      });
});
