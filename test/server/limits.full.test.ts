/** The limits of lists and texts where a caller meets them: every command of an application, and what was stored before there were any. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import type { Application, Person } from '#domain/application.ts';
import { MOST_ERRORS } from '#domain/model/limits.ts';
import { newPerson } from '#domain/people/personDefaults.ts';
import { answersToWrite, readStandingRows } from '#server/applications/answers.ts';
import { readStored } from '#server/applications/stored.ts';
import { runChanges } from '#server/database/together.ts';
import { SAMPLE_ENTITIES } from '#server/lookups/data/sampleEntities.ts';
import { anApplicationBy } from '#test/support/entityApplications.ts';
import { LIMITED_FIELDS, type LimitedField } from '#test/support/limitedFields.ts';
import { LONG_ADDRESSES, LONG_NAMES } from '#test/support/longAnswers.ts';
import { draftData, send, sendWell } from './support/drafts.ts';
import { countRows, readySubmission } from './support/submissions.ts';
import { addOffer, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

const CONTACT = { first_name: 'Ana', email_address: 'ana@example.com', tel_mobile: '0400 000 000' };

type Errors = Record<string, Record<string, string>>;

let server: TestServer;
let client: TestClient;
before(async () => {
  server = await startTestServer();
  await addOffer(server, { request_individuals_with_other_roles: true });
  client = await TestClient.open(server);
});
after(() => server.stop());

async function refusedBy(data: object, ifMatch?: number): Promise<Errors> {
  const answer = await send(data, { by: client, ifMatch });
  assert.equal(answer.status, 400, answer.body.toString().slice(0, 400));
  return answer.json()['errors'] as Errors;
}

const people = (count: number): Person[] => Array.from({ length: count }, () => ({ legalFirstName: 'Ana' }));

/** One of each step's fields at a time, so that an answer has room for the errors of all. */
function rounds(fields: readonly LimitedField[]): LimitedField[][] {
  const lists = [...new Set(fields.map(({ step }) => step))].map((name) => fields.filter(({ step }) => step === name));
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? []));
}

describe('a text or list one step above its limit', () => {
  it('is refused with 400 and the name of its field, for every field there is, and nothing is stored', async () => {
    const before = await countRows(server);
    for (const round of rounds(LIMITED_FIELDS)) {
      const steps = Object.assign({}, ...round.map(({ step, above, within }) => ({ [step]: within(above) }))) as object;
      const errors = await refusedBy({ offer: 101, action: 'save_as_draft', file_key: randomUUID(), ...steps });
      for (const { step, path } of round) assert.ok(errors[step]?.[path], `${step}.${path}`);
    }
    assert.deepEqual(await countRows(server), before);
  });

  for (const action of ['splash', 'autosave', 'save_as_draft', undefined])
    it(`is refused by every command (${action ?? 'submit'})`, async () => {
      const data = { offer: 101, action, contact_details: { ...CONTACT, first_name: 'x'.repeat(101) } };
      assert.deepEqual(await refusedBy(data), {
        contact_details: { first_name: 'Please enter at most 100 characters' },
      });
    });

  for (const [title, data, message] of [
    [
      '[2-DIR-06] directors: 100',
      { directors: { directors: people(101) } },
      { directors: { directors: 'You can add up to 100 directors.' } },
    ],
    [
      '[2-BO-19] beneficial owners: 100',
      { beneficial_owners: { beneficialOwners: people(101) } },
      { beneficial_owners: { beneficialOwners: 'You can add up to 100 beneficial owners.' } },
    ],
    [
      '[2-OTH-05] others: 100',
      { others: { others: people(101) } },
      { others: { others: 'You can add up to 100 individuals.' } },
    ],
    [
      '[2-BARE-06] trustees of a bare trust: 20',
      { investor_details: { investor_type: 'bare_trust', investors: people(21) } },
      { investor_details: { investors: 'You can add up to 20 trustees.' } },
    ],
    [
      '[2-ROLE-04] the name of an organisation: 300 characters',
      { investor_details: { companyName: 'x'.repeat(301) } },
      { investor_details: { companyName: 'Please enter at most 300 characters' } },
    ],
  ] as const)
    it(title, async () => {
      assert.deepEqual(await refusedBy({ offer: 101, ...data }), message);
    });
});

describe('an answer about errors', () => {
  it('names at most 100 of them', async () => {
    const { application } = await readySubmission(server, client, 101, (offer) => anApplicationBy('company', offer));
    const directors = Array.from({ length: 100 }, () => ({ ...newPerson(), id: randomUUID() }));
    const errors = await refusedBy({ ...draftData({ ...application, directors: { directors } }), action: undefined });
    assert.equal(Object.values(errors).flatMap((fields) => Object.keys(fields)).length, MOST_ERRORS);
  });
});

describe('what was stored above a limit', () => {
  it('stays readable, and saving it again names the field', async () => {
    const saved = (await sendWell(draftData({ contact_details: CONTACT }), { by: client })).json();
    const id = Number(saved['id']);
    const above: Application = {
      contact_details: { ...CONTACT, first_name: 'x'.repeat(300) },
      directors: { directors: people(120).map((person) => ({ ...person, id: randomUUID() })) },
    };
    await server.database.transaction().execute(async (transaction) => {
      const standing = await readStandingRows(transaction, id);
      const { deps } = server;
      const { changes } = await answersToWrite(transaction, id, {
        application: above,
        ids: deps.ids,
        keys: deps.keys,
        standing,
      });
      await runChanges(transaction, changes);
    });

    const opened = (await client.post(`/api/applications/${id}/open-draft/`, {})).json() as unknown as {
      application: Application;
    };
    assert.equal(opened.application.directors?.directors?.length, 120);
    assert.equal(opened.application.contact_details?.first_name?.length, 300);

    const errors = await refusedBy(draftData(opened.application, { application_id: id }), Number(saved['revision']));
    assert.deepEqual(Object.keys(errors).sort(), ['contact_details', 'directors']);
  });
});

describe('a mask', () => {
  for (const action of ['autosave', 'save_as_draft', undefined])
    it(`without its handle is refused in words, and not stored in the number’s place (${action ?? 'submit'})`, async () => {
      const { application } = await readySubmission(server, client, 101);
      const saved = (await sendWell(draftData(application), { by: client })).json();
      const ids = { application_id: Number(saved['id']) };
      const masked = { ...application, bank_details: { ...application.bank_details, accountNumber: '*** *** 789' } };

      for (const handles of [undefined, { 'bank_details.accountNumber': randomUUID() }]) {
        const data = { ...draftData(masked, ids), action, number_handles: handles };
        const errors = await refusedBy(data, Number(saved['revision']));
        assert.match(errors['bank_details']?.['accountNumber'] ?? '', /hidden|digits/);
      }
      const stored = await readStored(server, ids.application_id);
      assert.equal(stored?.application.bank_details?.accountNumber, application.bank_details?.accountNumber);
    });
});

describe('real names and addresses', () => {
  const NAMES = [...SAMPLE_ENTITIES.map(({ name }) => name), ...LONG_NAMES];

  it('[2-ROLE-04] pass: every name of the register, and the longest of others', async () => {
    for (let at = 0; at < NAMES.length; at += 20) {
      const investors = NAMES.slice(at, at + 20).map((companyName) => ({
        trusteeType: 'company' as const,
        companyName,
      }));
      const [trustName = ''] = NAMES.slice(at);
      const investor_details = { investor_type: 'bare_trust' as const, investors, trustName };
      await sendWell(
        draftData({ contact_details: CONTACT, investor_details, bank_details: { accountName: trustName } }),
        {
          by: client,
        },
      );
    }
  });

  it('[2-ADDR-22] pass: of Hong Kong, India and Brazil, by parts and in one field', async () => {
    const directors = LONG_ADDRESSES.map((registration_address) => ({ registration_address }));
    const cpTinDetails = LONG_ADDRESSES.map((lines) => ({
      cp_address: [lines.address_line_1, lines.address_line_2, lines.suburb_city, lines.state, lines.postcode].join(
        ', ',
      ),
    }));
    const application = { directors: { directors }, tax_details: { investors: [{ cpTinDetails }] } };
    await sendWell(draftData({ contact_details: CONTACT, ...application }), { by: client });
  });
});
