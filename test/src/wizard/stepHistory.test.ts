import { historyMove, readTrail, refusedMove } from '#src/wizard/stepHistory.ts';

describe('historyMove', () => {
  it('stays when the entry is already the current step', () => {
    expect(historyMove(['landingpage', 'contact_details'], ['landingpage', 'contact_details'])).toEqual({
      kind: 'stay',
    });
  });

  it('adds one entry for the step that Next opened', () => {
    expect(historyMove(['landingpage'], ['landingpage', 'contact_details'])).toEqual({
      kind: 'push',
      trail: ['landingpage', 'contact_details'],
    });
  });

  it('walks back over the entries there are instead of adding new ones', () => {
    const trail = ['landingpage', 'contact_details', 'purchase_amount', 'investor_details'] as const;
    expect(historyMove(trail, ['landingpage', 'contact_details'])).toEqual({
      kind: 'walk',
      by: -2,
      to: 'contact_details',
    });
  });

  it('puts a step that was opened from a later one in its place, so that Back does not meet that one', () => {
    expect(
      historyMove(['landingpage', 'contact_details', 'review'], ['landingpage', 'contact_details', 'purchase_amount']),
    ).toEqual({ kind: 'replace', trail: ['landingpage', 'contact_details', 'purchase_amount'] });
  });

  it('lays an entry for every step when a file is opened in mid-way, so that Back walks them', () => {
    expect(historyMove([], ['landingpage', 'contact_details', 'purchase_amount'])).toEqual({
      kind: 'lay',
      trails: [
        ['landingpage'],
        ['landingpage', 'contact_details'],
        ['landingpage', 'contact_details', 'purchase_amount'],
      ],
    });
  });

  it('stays while no step is known', () => {
    expect(historyMove([], [])).toEqual({ kind: 'stay' });
  });
});

it('goes back from a later step that may not be opened, so that Back does not meet it again', () => {
  const trail = ['landingpage', 'contact_details', 'purchase_amount', 'investor_details'] as const;
  expect(refusedMove(trail, 'contact_details')).toEqual({ kind: 'walk', by: -2, to: 'contact_details' });
});

it('puts the last page back on top when the browser goes back into a submitted application', () => {
  expect(refusedMove(['landingpage', 'review'], 'next_steps')).toEqual({
    kind: 'push',
    trail: ['landingpage', 'review', 'next_steps'],
  });
});

it.each([
  ['a foreign state', { key: 1 }],
  ['no state', null],
  ['a trail that is no list', { trail: 'landingpage' }],
])('reads no trail from %s', (_name, state) => {
  expect(readTrail(state)).toEqual([]);
});
