import { groupOffers } from '#domain/offers/offerGroups.ts';
import type { OfferState } from '#domain/offer.ts';

const offer = (name: string, state: OfferState, closes_at: string | null = null) => ({ name, state, closes_at });

it('groups offers by what can be done with them, and shows no archived one', () => {
  const groups = groupOffers([offer('A', 'closed'), offer('B', 'opening'), offer('C', 'open'), offer('D', 'archived')]);

  expect(groups.map(({ name, offers }) => [name, offers.map((member) => member.name)])).toEqual([
    ['open', ['C']],
    ['opening', ['B']],
    ['closed', ['A']],
  ]);
});

it('leaves out a group without offers', () => {
  expect(groupOffers([])).toEqual([]);
  expect(groupOffers([offer('A', 'closed')]).map(({ name }) => name)).toEqual(['closed']);
});

it.each<[string, OfferState, string[]]>([
  ['of open offers first what closes first', 'open', ['Soon', 'Soon too', 'Late', 'Never', 'Unreadable']],
  ['of closed offers first what closed last', 'closed', ['Never', 'Unreadable', 'Late', 'Soon', 'Soon too']],
])('puts %s, then by name', (_name, state, expected) => {
  const offers = [
    offer('Never', state),
    offer('Late', state, '2027-06-30T17:00:00+10:00'),
    offer('Unreadable', state, 'someday'),
    // The same moment in two zones.
    offer('Soon too', state, '2027-01-31T07:00:00Z'),
    offer('Soon', state, '2027-01-31T18:00:00+11:00'),
  ];

  expect(groupOffers(offers)[0]?.offers.map(({ name }) => name)).toEqual(expected);
});
