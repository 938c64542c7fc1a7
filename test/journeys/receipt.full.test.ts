import { expect, test } from '@playwright/test';
import { nextSteps, type Receipt } from '#domain/application/nextSteps.ts';
import { submittedFacts } from '#domain/application/submittedFacts.ts';
import { aDemoOffer, anIndividualApplication, aPerson } from '#test/support/applications.ts';
import { screenProblems } from './support/screenProblems.ts';

const SLUG = 'emberfield-copper';
const LOOK = { width: 320, otherWidths: [375, 768, 1280], isTabbed: true };
const REFERENCE = 'EMB-7K2M9Q';

/** The longest there is: each item of the list, each way to pay, long names. */
function theLongest(): Receipt {
  const offer = aDemoOffer(SLUG, {
    name: 'Emberfield Copper and Associated Minerals Accelerated Non-Renounceable Share Offer',
    send_invoice_method: 'A',
    verification_doc_type: 'O',
  });
  const base = anIndividualApplication(offer);
  const investors = [
    aPerson({ country: 16, legalFirstName: 'Margot Elin', legalLastName: 'Lindqvist' }),
    ...['Margaretha', 'Bartholomew', 'Anastasia'].map((legalFirstName) =>
      aPerson({ country: 16, legalFirstName, legalLastName: 'Konstantinopoulos-Featherstonehaugh' }),
    ),
  ];
  const application = {
    ...base,
    contact_details: {
      ...base.contact_details,
      applicant_role: 'advisor',
      adviser_has_authority: false,
      adviser_first_name: 'Rohan',
      adviser_last_name: 'Mehta',
      adviser_email: 'rohan@example.com',
    },
    investor_details: { investor_type: 'joint_individual', investors },
  } as const;
  const amountDue = 'AUD 50,197,530.41';
  const account = { account_name: offer.biller?.eft_account_name ?? '', bsb: '999-001', account_number: '55530101' };
  return {
    ...nextSteps({ offer, application, by: 'adviser', amountDue, currency: 'AUD', isReady: false }),
    reference: REFERENCE,
    submittedAt: '2026-11-25T09:35:12.000Z',
    lodged: submittedFacts(offer, application, 'AUD'),
    amountDue,
    payment: {
      is_due: true,
      amount_due: '50197530.41',
      amount_due_formatted: '50,197,530.41',
      currency_code: 'AUD',
      code: 'C',
      are_instructions_sent: true,
      bpay: { biller_code: '555301', reference: '010100000313' },
      eft: { ...account, reference: REFERENCE },
      cheque: { payee: account.account_name, reference: REFERENCE },
    },
  };
}

test('[2-NEXT-12] the longest receipt prints on one sheet, without its buttons, and fits a narrow screen', async ({
  page,
}) => {
  const receipt = theLongest();
  expect(receipt.items).toHaveLength(6);
  await page.goto(`/offers/${SLUG}/`);
  await page.evaluate(([key, kept]) => sessionStorage.setItem(key, kept), [
    `allot:receipt:1:${SLUG}`,
    JSON.stringify({ receipt, userId: null }),
  ] as const);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Payment options' })).toContainText('Copy');
  const sheets = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(sheets.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: null });

  expect(await screenProblems(page, { name: 'receipt', state: 'filled' }, LOOK)).toEqual([]);
});
