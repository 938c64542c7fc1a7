/** The verdict on documents, by the service: the worked cases, each in an application that has everything else. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DEMO_PASSWORD, seedDemoPeople } from '#server/users/demoPeople.ts';
import { withPaths } from '#test/support/schemaTables/rows.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { readinessCases, type ReadinessCase } from '#test/support/cases.ts';
import { PRICED, wholeApplication } from '#test/support/wholeReadiness.ts';
import { readySubmission } from './support/submissions.ts';
import { addOffer, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

const HERE = ({ application, mode }: ReadinessCase) =>
  application.investor_details !== undefined && !mode.editing && !mode.submitting;

/** Refused at the field that asks for the document, or for one of a type that counts: whoever fills in the form does not get to review. */
const AT_THE_FIELD: Record<string, [step: string, path: string]> = {
  'RC-15': ['investor_details', 'investors[0].idType'],
  'RC-85': ['bank_details', 'bank_statement'],
  'RC-86': ['payment_options', 'payment_bank_statement'],
  'RC-90': ['bank_details', 'bank_statement'],
};

describe('the worked cases of documents', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
    await seedDemoPeople(server.deps);
  });
  after(() => server.stop());

  for (const [index, row] of readinessCases().filter(HERE).entries()) {
    it(`[2-READY-01, 2-READY-05] ${row.name}`, async () => {
      const offer = await addOffer(server, {
        ...PRICED,
        ...row.offer,
        id: 900 + index,
        href: `/offers/case-${index}/`,
        security: { ...aDemoOffer().security, ...row.offer.security },
      });
      const client = await TestClient.open(server);
      if (row.user.is_acting_as_issuer) await client.logIn('grace.nakamura@example.com', DEMO_PASSWORD);
      const { data } = await readySubmission(server, client, offer.id, (stored) => {
        const whole = wholeApplication(row, stored);
        assert.ok(whole);
        return whole;
      });

      // Staff alone are asked for it.
      const answer = await client.submit(withPaths(data, { 'contact_details.paper_received_on': '20/11/2026' }));

      const field = AT_THE_FIELD[row.name.split(':')[0] ?? ''];
      if (field) {
        const errors = answer.json()['errors'] as Record<string, Record<string, string>>;
        assert.equal(answer.status, 400);
        assert.deepEqual(Object.keys(errors), [field[0]], answer.body.toString());
        assert.ok(errors[field[0]]?.[field[1]], answer.body.toString());
      } else if (row.expected.canSubmit) assert.equal(answer.status, 200, answer.body.toString());
      else {
        assert.equal(answer.status, 400, answer.body.toString());
        assert.deepEqual(answer.json()['errors'], { review: { '': row.expected.warnings.join(' ') } });
      }
    });
  }
});
