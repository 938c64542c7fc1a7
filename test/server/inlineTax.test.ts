/** Tax declarations inside blocks at the service: each investor type's is judged as the form judges it, and nothing else is kept. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Application, TaxDeclaration } from '#domain/application.ts';
import { mapEntities } from '#domain/model/places.ts';
import type { Offer } from '#domain/offer.ts';
import { blankTin } from '#domain/tax.ts';
import type { WireData } from '#domain/wire.ts';
import { readStored } from '#server/applications/stored.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { anApplicationBy, aPersonOf, INVESTOR_KINDS, type InvestorKind } from '#test/support/entityApplications.ts';
import { countRows, readySubmission } from './support/submissions.ts';
import { addOffer, startTestServer, TestClient, type TestServer } from './support/testServer.ts';

const {
  documents: _documents,
  hero_image: _hero,
  logo_image: _logo,
  ...SALTBUSH
} = aDemoOffer('saltbush-healthcare-property');
const TICK = 'Please confirm the declaration';
const REQUIRED = 'This field is required';

/** Of whom a declaration stands in the application: the path of the first, and what its number is told when it is wrong. */
const FIRST: Record<InvestorKind, { at: string; wrongNumber: string }> = {
  individual: { at: 'investors[0].taxDetails', wrongNumber: 'Please enter a valid TFN' },
  joint: { at: 'investors[0].taxDetails', wrongNumber: 'Please enter a valid TFN' },
  company: { at: 'taxDetails', wrongNumber: 'Please enter a valid ABN/TFN' },
  corporate_trust: { at: 'taxDetails', wrongNumber: 'Please enter a valid TFN' },
  family_trust: { at: 'taxDetails', wrongNumber: 'Please enter a valid TFN' },
  partnership: { at: 'taxDetails', wrongNumber: 'Please enter a valid ABN/TFN' },
  bare_trust: { at: 'investors[0].taxDetails', wrongNumber: 'Please enter a valid ABN/TFN' },
};

function whole(kind: InvestorKind, offer: Offer): Application {
  const application = anApplicationBy(kind, offer);
  if (kind !== 'individual') return application;
  const [given] = application.investor_details?.investors ?? [];
  const investor = { ...aPersonOf(offer), ...(given?.taxDetails && { taxDetails: given.taxDetails }) };
  return { ...application, investor_details: { investor_type: 'individual', investors: [investor] } };
}

describe('a tax declaration inside a block', () => {
  let server: TestServer;
  let client: TestClient;
  const valid = new Map<InvestorKind, WireData>();
  before(async () => {
    server = await startTestServer();
    await addOffer(server, SALTBUSH);
    client = await TestClient.open(server);
    for (const kind of INVESTOR_KINDS) {
      const { data } = await readySubmission(server, client, SALTBUSH.id, (offer) => whole(kind, offer));
      valid.set(kind, data);
    }
  });
  after(() => server.stop());

  /** The payload with every declaration changed; a declaration may become anything. */
  function payload(kind: InvestorKind, change: (declaration: TaxDeclaration) => unknown): string {
    const data = structuredClone(valid.get(kind));
    assert.ok(data);
    return JSON.stringify(data, (field, value: unknown) =>
      field === 'taxDetails' ? change(value as TaxDeclaration) : value,
    );
  }

  /** The errors of a payload, of which no row may be left. */
  async function refusedWith(kind: InvestorKind, change: (declaration: TaxDeclaration) => unknown) {
    const before = await countRows(server);
    const answer = await client.submit(payload(kind, change));
    assert.equal(answer.status, 400, answer.body.toString());
    assert.deepEqual(await countRows(server), before);
    return (answer.json() as { errors: Record<string, Record<string, string>> }).errors;
  }

  async function storedOf(body: string): Promise<Application> {
    const answer = await client.submit(body);
    assert.equal(answer.status, 200, answer.body.toString());
    const stored = await readStored(server, Number(answer.json()['id']));
    assert.ok(stored);
    return stored.application;
  }

  function declarationsOf(application: Application): TaxDeclaration[] {
    const found: TaxDeclaration[] = [];
    mapEntities(application, {
      person: (person) => (person.taxDetails && found.push(person.taxDetails), person),
      organisation: (organisation) => (organisation.taxDetails && found.push(organisation.taxDetails), organisation),
    });
    return found;
  }

  for (const kind of INVESTOR_KINDS) {
    const { at, wrongNumber } = FIRST[kind];

    it(`[3-INLINE-01, 3-INLINE-03] of ${kind}: whole, it is kept, and how far it has come is worked out`, async () => {
      const claims = { completed: false, submitted: false };
      const kept = declarationsOf(await storedOf(payload(kind, (declaration) => ({ ...declaration, ...claims }))));

      assert.ok(kept.length > 0);
      for (const declaration of kept) {
        assert.equal(declaration.tfn, '123456782');
        assert.deepEqual([declaration.completed, declaration.submitted], [true, true]);
      }
    });

    it(`[3-INLINE-15, 2-BO-14] of ${kind}: none at all is refused, of everybody who declares`, async () => {
      const errors = await refusedWith(kind, () => undefined);

      assert.equal(errors['investor_details']?.[`${at}.submit_declaration`], TICK);
      assert.equal(errors['investor_details']?.[`${at}.is_australian_resident`], REQUIRED);
      if (valid.get(kind)?.['beneficial_owners'] !== undefined)
        assert.equal(errors['beneficial_owners']?.['beneficialOwners[0].taxDetails.submit_declaration'], TICK);
    });

    it(`[3-INLINE-11, 3-TFN-07, 3-TFN-09] of ${kind}: a wrong number is refused`, async () => {
      const errors = await refusedWith(kind, (declaration) => ({ ...declaration, tfn: '123456789' }));

      assert.equal(errors['investor_details']?.[`${at}.tfn`], wrongNumber);
    });

    it(`[3-INLINE-10] of ${kind}: zeros are refused`, async () => {
      const errors = await refusedWith(kind, (declaration) => ({ ...declaration, tfn: '000000000' }));

      assert.equal(
        errors['investor_details']?.[`${at}.tfn`],
        'If a TFN has been applied for but not received leave this field blank',
      );
    });

    it(`[3-TFN-11] of ${kind}: a mask of a number that is not held is refused`, async () => {
      const errors = await refusedWith(kind, (declaration) => ({ ...declaration, tfn: '******782' }));

      assert.equal(errors['investor_details']?.[`${at}.tfn`], wrongNumber);
    });

    it(`[3-INLINE-01] of ${kind}: nothing but what nobody knows is refused as none`, async () => {
      const errors = await refusedWith(kind, () => ({ tfn: 'not a number', nobody: { knows: 'this' } }));

      assert.equal(errors['investor_details']?.[`${at}.tfn`], wrongNumber);
      assert.equal(errors['investor_details']?.[`${at}.submit_declaration`], TICK);
    });

    it(`[3-INLINE-01] of ${kind}: what nobody knows is not kept beside the answers`, async () => {
      const stored = await storedOf(payload(kind, (given) => ({ ...given, nobody: { knows: 'this' }, id: 'x' })));

      assert.doesNotMatch(JSON.stringify(stored), /nobody|knows/);
    });
  }

  for (const wrong of ['a text', 7, true, [], [{}], null])
    it(`[3-INLINE-01] ${JSON.stringify(wrong)} is no declaration`, async () => {
      const errors = await refusedWith('individual', () => wrong);

      assert.equal(errors['investor_details']?.['investors[0].taxDetails.submit_declaration'], TICK);
    });

  it('[3-INLINE-02] keeps neither the name of a country nor the words of a reason', async () => {
    const abroad = {
      ...blankTin(),
      tax_country: 170,
      has_tin: false,
      reason_type: 'NOT_ISSUED',
      country_name: 'Atlantis',
      reason_type_verbose: 'Lost at sea',
    };
    const stored = await storedOf(
      payload('individual', (declaration) => ({ ...declaration, is_foreign_resident: true, tins: [abroad] })),
    );

    const [declaration] = declarationsOf(stored);
    assert.equal(declaration?.tins?.[0]?.tax_country, 170);
    assert.doesNotMatch(JSON.stringify(stored), /Atlantis|Lost at sea|verbose|country_name/);
  });

  it('[3-INLINE-14] a tick without a name that anybody knows is no declaration', async () => {
    const data: WireData = JSON.parse(payload('individual', ({ submit_person_name: _name, ...others }) => others));
    const contact = data['contact_details'] as Record<string, unknown>;

    const answer = await client.submit(
      JSON.stringify({ ...data, contact_details: { ...contact, first_name: '', last_name: '' } }),
    );

    assert.equal(answer.status, 400);
    const { errors } = answer.json() as { errors: Record<string, Record<string, string>> };
    assert.equal(errors['investor_details']?.['investors[0].taxDetails.submit_person_name'], REQUIRED);
  });
});
