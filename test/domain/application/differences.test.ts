import fc from 'fast-check';
import { listDifferences } from '#domain/application/differences.ts';
import { identify } from '#domain/application/identify.ts';
import { mapEntities } from '#domain/model/places.ts';
import { aDemoOffer, settledIn } from '#test/support/applications.ts';
import { anApplicationBy } from '#test/support/entityApplications.ts';
import { countingIds } from '#test/support/renderStoreDevice.ts';
import { settledForms } from '#test/support/settledForms.ts';

const OFFER = aDemoOffer('tarn-ridge-water-trust');
const CONTEXT = { offer: OFFER, currency: 'AUD' };
const joint = identify(settledIn(OFFER, anApplicationBy('joint', OFFER)), countingIds());
const trust = identify(settledIn(OFFER, anApplicationBy('corporate_trust', OFFER)), countingIds());

describe('[R6] what tells two versions apart', () => {
  it('is nothing where nothing was changed, and names each place once', () => {
    fc.assert(
      fc.property(settledForms(), ({ offer, application }) => {
        expect(listDifferences({ offer, currency: 'AUD' }, application, structuredClone(application))).toEqual([]);
        const all = listDifferences({ offer, currency: 'AUD' }, {}, application).map(({ place }) => place);
        expect(new Set(all).size).toBe(all.length);
      }),
      { numRuns: 100 },
    );
  });

  it('is said by whose answer it is, as it was worded, before and after', () => {
    const [, second] = joint.investor_details?.investors ?? [];
    const after = mapEntities(joint, {
      person: (person) => (person.id === second?.id ? { ...person, emailAddress: 'new@example.com' } : person),
    });
    expect(listDifferences(CONTEXT, joint, after)).toEqual([
      {
        step: 'investor_details',
        place: `investor_details.investors.${second?.id}.emailAddress`,
        title: 'Tomas Okafor',
        label: 'Email address',
        before: { kind: 'text', value: 'jane.citizen@example.com' },
        after: { kind: 'text', value: 'new@example.com' },
      },
    ]);
  });

  it('is not that people changed places', () => {
    const { investors = [] } = joint.investor_details ?? {};
    const after = { ...joint, investor_details: { ...joint.investor_details, investors: investors.toReversed() } };
    expect(listDifferences(CONTEXT, joint, after).filter(({ label }) => label === 'Email address')).toEqual([]);
  });

  it('of somebody who stands in two lists is said once', () => {
    const director = trust.directors?.directors?.[0];
    const both = { ...trust, beneficial_owners: { beneficialOwners: director ? [director] : [] } };
    const after = mapEntities(both, {
      person: (person) => (person.id === director?.id ? { ...person, emailAddress: 'new@example.com' } : person),
    });
    expect(listDifferences(CONTEXT, both, after)).toHaveLength(1);
  });

  it('of somebody who went or came is every answer of theirs, with nothing on the other side', () => {
    const { investors = [] } = joint.investor_details ?? {};
    const fewer = { ...joint, investor_details: { ...joint.investor_details, investors: investors.slice(0, 3) } };
    const gone = listDifferences(CONTEXT, joint, fewer).filter(({ place }) => place.includes(investors[3]?.id ?? '?'));
    expect(gone.length).toBeGreaterThan(3);
    expect(gone.every(({ before, after }) => before !== null && after === null)).toBe(true);
    const come = listDifferences(CONTEXT, fewer, joint).filter(({ place }) => place.includes(investors[3]?.id ?? '?'));
    expect(come.map(({ before, after }) => ({ before: after, after: before }))).toEqual(
      gone.map(({ before, after }) => ({ before, after })),
    );
  });
});
