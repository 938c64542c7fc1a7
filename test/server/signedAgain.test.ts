/** A tax declaration over which an answer changed is refused by the service. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { TaxInvestor } from '#domain/application.ts';
import type { Offer } from '#domain/offer.ts';
import { formFingerprint } from '#domain/tax/signedAnswers.ts';
import { anIndividualApplication } from '#test/support/applications.ts';
import { readySubmission } from './support/submissions.ts';
import { addOffer, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

const FRENCH = { person_type: 'NORMAL', tax_country: 77, has_tin: true, tin: 'FR1234567890', reason_type: '' } as const;
const AGAIN = 'Please sign again, since an answer changed after this was signed';

describe('[3-DECL-06] a tax declaration that was signed', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
    await addOffer(server, { id: 101, href: '/offers/signed-again/', closes_at: null });
  });
  after(() => server.stop());

  const rows: [name: string, change: (block: TaxInvestor) => TaxInvestor, says: string | undefined][] = [
    ['nothing', (block) => block, undefined],
    ['blanks in a number', (block) => ({ ...block, tfn: '123 456 782' }), undefined],
    ['the number', (block) => ({ ...block, tfn: '876543210' }), AGAIN],
    ['no number', (block) => ({ ...block, tfn: '' }), AGAIN],
    ['a country more', (block) => ({ ...block, has_other_tax_countries: true, tins: [FRENCH] }), AGAIN],
    [
      'residency',
      (block) => ({
        ...block,
        tax_country_is_australia: false,
        has_other_tax_countries: true,
        tfn: '',
        tins: [FRENCH],
      }),
      AGAIN,
    ],
    [
      'a country without a number',
      (block) => ({
        ...block,
        has_other_tax_countries: true,
        tins: [{ ...FRENCH, has_tin: false, tin: '', reason_type: 'NOT_ISSUED' }],
      }),
      AGAIN,
    ],
    [
      'two countries',
      (block) => ({ ...block, has_other_tax_countries: true, tins: [FRENCH, { ...FRENCH, tax_country: 170 }] }),
      AGAIN,
    ],
    ['the name', (block) => ({ ...block, investor_name: 'Ms Jane Miller' }), AGAIN],
    ['an exemption', (block) => ({ ...block, tfn: '444444441' }), AGAIN],
  ];
  for (const [name, change, says] of rows)
    it(`is ${says ? 'refused' : 'taken'} where this changed after it: ${name}`, async () => {
      const client = await TestClient.open(server);
      const ready = (made: Offer) => {
        const application = anIndividualApplication(made);
        const tax = application.tax_details ?? {};
        const signed_answers = formFingerprint(tax);
        return {
          ...application,
          tax_details: { ...tax, signed_answers, investors: (tax.investors ?? []).map(change) },
        };
      };
      const { data } = await readySubmission(server, client, 101, ready);
      const answer = await client.submit(data);
      const { errors } = answer.json() as { errors?: { tax_details?: Record<string, string> } };
      assert.equal(errors?.tax_details?.['submit_date'], says, answer.body.toString());
    });
});
