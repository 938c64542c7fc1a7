import type { Application, Person, TaxInvestor } from '#domain/application.ts';
import { identify } from '#domain/application/identify.ts';
import { findContradictions } from '#domain/application/contradictions.ts';
import { listEntities } from '#domain/model/places.ts';
import { fromWire, toWire } from '#domain/wire.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { anApplicationBy } from '#test/support/entityApplications.ts';
import { anId, countingIds } from '#test/support/renderStoreDevice.ts';

const ana: Person = { legalFirstName: 'Ana', legalLastName: 'Li', dateOfBirth: '14/03/1984', emailAddress: 'a@x.au' };
const company: Application = {
  investor_details: { investor_type: 'company', companyName: 'Acme' },
  directors: { directors: [ana, { legalFirstName: 'Bo' }] },
};
const identified = (application: Application) => identify(application, countingIds());
const ownerBy = (row: Person) =>
  identified({ ...company, beneficial_owners: { beneficialOwners: [row] } }).beneficial_owners?.beneficialOwners?.[0]
    ?.id;
const directorId = identified(company).directors?.directors?.[0]?.id;

describe('identify', () => {
  it('gives everybody and everything that has none an id of their own', () => {
    const application = identified({
      investor_details: {
        investor_type: 'bare_trust',
        investors: [ana, ana, { trusteeType: 'company', companyName: 'T Co' }],
        holding_company: { companyName: 'H Co' },
        custodian: null,
      },
      corporate_trustee: { companyName: 'C Co' },
      others: { others: [ana] },
      tax_details: { investors: [{}, {}, {}, { tins: [{}, {}], cpTinDetails: [{}] }] },
    });
    const ids = listEntities(application).map(({ entity }) =>
      'organisation_id' in entity ? entity.organisation_id : entity.id,
    );
    const [, , , last] = application.tax_details?.investors ?? [];

    expect(ids).toHaveLength(11);
    expect(ids).not.toContain(undefined);
    expect(application.investor_details?.custodian).toBeNull();
    expect(new Set([...(last?.tins ?? []), ...(last?.cpTinDetails ?? [])].map(({ id }) => id)).size).toBe(3);
  });

  it('keeps the ids that are there, and is then the same application', () => {
    const once = identified(company);

    expect(identify(once, countingIds('new'))).toBe(once);
  });

  it('gives individuals no organisation', () => {
    expect(
      identified({ investor_details: { investor_type: 'individual', investors: [ana] } }).investor_details,
    ).not.toHaveProperty('organisation_id');
  });

  it.each<[string, Person]>([
    ['as they are there', { ...ana, prefill: 'directors.directors.0' }],
    ['with what only this list asks for', { ...ana, idType: 'Passport', roles: [], prefill: 'directors.directors.0' }],
  ])('[2-TRU-10] takes a row that names an earlier place for the person there: %s', (_what, row) => {
    expect(ownerBy(row)).toBe(directorId);
  });

  it.each<[string, Person]>([
    ['the name alone is the same', ana],
    ['the row says something else of them', { ...ana, emailAddress: 'other@x.au', prefill: 'directors.directors.0' }],
    ['nobody stands there', { ...ana, prefill: 'directors.directors.7' }],
    ['the path is no list', { ...ana, prefill: '__proto__' }],
  ])('[2-TRU-10] takes nobody for somebody else’s sake: %s', (_what, row) => {
    expect(ownerBy(row)).not.toBe(directorId);
  });

  it('lets no id stand twice in one list', () => {
    const twice = identified({ directors: { directors: [{ ...ana, id: anId(90) }, { id: anId(90) }] } });

    expect(twice.directors?.directors?.map(({ id }) => id)).toEqual([anId(90), anId(1)]);
  });

  it('[3-TAX-28, 3-TAX-29] says whom a tax block without an id is about: the party at its place', () => {
    const joint = identified({
      investor_details: { investor_type: 'joint_individual', investors: [ana, { legalFirstName: 'Bo' }] },
      tax_details: {
        tax_type: 'I',
        investors: [{ investor_name: 'A' }, { investor_name: 'B' }, { investor_name: 'C' }],
      },
    });
    const blocks: TaxInvestor[] = joint.tax_details?.investors ?? [];
    const people = joint.investor_details?.investors?.map(({ id }) => id) ?? [];
    const owner = identified({ ...company, tax_details: { tax_type: 'C', investors: [{}] } });

    expect(blocks.slice(0, 2).map(({ id }) => id)).toEqual(people);
    expect(people).not.toContain(blocks[2]?.id);
    expect(owner.tax_details?.investors?.[0]?.id).toBe(owner.investor_details?.organisation_id);
  });

  it('answers for whatever the wire brings, wherever something else stands than belongs there', () => {
    const data = toWire(anApplicationBy('corporate_trust', aDemoOffer()), { offer: 101 });
    const failed = pathsIn(data)
      .slice(1)
      .flatMap((at) => [null, 'x', [null]].map((by) => [at, by] as const))
      .filter(
        ([at, by]) => !isAnswered(() => findContradictions(identified(fromWire(replaced(data, at, by)).application))),
      );

    expect(failed).toEqual([]);
  });
});

type Fields = Record<string, unknown>;

function pathsIn(value: unknown, at: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, entry]) => pathsIn(entry, [...at, key]))];
}

function replaced(data: Fields, [key = '', ...rest]: readonly string[], by: unknown): Fields {
  const entry = rest.length === 0 ? by : replaced(data[key] as Fields, rest, by);
  return Array.isArray(data) ? Object.assign([...(data as unknown[])], { [key]: entry }) : { ...data, [key]: entry };
}

function isAnswered(call: () => unknown): boolean {
  try {
    call();
    return true;
  } catch {
    return false;
  }
}
