import type { Application } from '#domain/application.ts';
import { copyApplication } from '#domain/application/copy.ts';
import { listEntities } from '#domain/model/places.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { anApplicationBy, INVESTOR_KINDS } from '#test/support/entityApplications.ts';
import { countingIds } from '#test/support/renderStoreDevice.ts';
import { identify } from '#domain/application/identify.ts';

const offer = aDemoOffer();
const idsIn = (application: Application) =>
  listEntities(application).map(({ entity }) => ('organisation_id' in entity ? entity.organisation_id : entity.id));

/** Nothing of these may be anywhere in a copy, however deep. */
const NEVER =
  /^(?:tax|tin|tfn|id(?:Type|Number|Doc|State|Country|Card)|.*Doc(?:s|Date)?$|.*_doc$|hin$|membership_number|sourcesOfWealth|otherSource|pep_|is_existing|was_prefilled|prefill|adviser_has_authority|applicant_role|selected|holdingProfileType|user$)/;

function fieldsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...fieldsIn(inner)]);
}

describe.each(INVESTOR_KINDS)('a copy of an application by %s', (kind) => {
  const source = identify(anApplicationBy(kind, offer), countingIds());
  const copy = copyApplication(source, countingIds('copy'));

  it('[1-LAND-46] carries people and organisations under ids of their own, who is the same staying the same', () => {
    const [before, after] = [idsIn({ ...source, tax_details: {} }), idsIn(copy)];

    expect(after).toHaveLength(before.length);
    expect(after.filter((id) => id !== undefined && before.includes(id))).toEqual([]);
    expect(after.map((id) => after.indexOf(id))).toEqual(before.map((id) => before.indexOf(id)));
    const [one] = listEntities(source).filter(({ kind: each }) => each === 'person');
    const [other] = listEntities(copy).filter(({ kind: each }) => each === 'person');
    expect(other?.entity).toMatchObject(
      one && 'legalFirstName' in one.entity
        ? { legalFirstName: one.entity.legalFirstName, dateOfBirth: one.entity.dateOfBirth }
        : {},
    );
  });

  it('[1-LAND-46] carries no tax, identity document, upload, account, amount, payment, declaration or consent', () => {
    expect(fieldsIn(source).some((name) => NEVER.test(name))).toBe(true);
    expect(fieldsIn(copy).filter((name) => NEVER.test(name))).toEqual([]);
    for (const step of ['landingpage', 'purchase_amount', 'tax_details', 'bank_details', 'payment_options', 'review'])
      expect(copy).not.toHaveProperty(step);
    expect(copy).not.toHaveProperty('applicant_profile');
  });
});

it('[1-LAND-46] keeps somebody who stands in two lists one person, under another id', () => {
  const ana = { id: 'ana', legalFirstName: 'Ana' };
  const copy = copyApplication(
    { directors: { directors: [ana] }, beneficial_owners: { beneficialOwners: [{ id: 'bo' }, ana] } },
    countingIds('copy'),
  );

  expect(copy.directors?.directors).toEqual([{ id: 'copy-1', legalFirstName: 'Ana' }]);
  expect(copy.beneficial_owners?.beneficialOwners?.map(({ id }) => id)).toEqual(['copy-2', 'copy-1']);
});
