import type { Application } from '#domain/application.ts';
import type { SelectedHolding } from '#domain/model/application.ts';
import { investorName } from '#domain/application/investorName.ts';
import type { Holder, Subregister } from '#domain/model/holders.ts';
import { describeHolding } from '#domain/offers/describeHolding.ts';
import { findChosen, findHoldings, heldAsChosen, listHoldings } from '#domain/offers/holdings.ts';
import { prefilledFromHolding } from '#domain/money/prefilledFromHolding.ts';
import { describe as describeContact } from '#domain/stepRules/contact_details/describe.ts';

const SHARES: Subregister = {
  id: 41,
  name_and_designation: "Siobhán O'Brien <Family A/C>",
  external_ref: '******390',
  issuer_name: 'Emberfield Copper Limited',
  security_name: 'Emberfield Copper ordinary share',
  security_code: 'EMB',
  units: '1234567.25',
  as_at: '2026-09-30',
};
const OPTIONS: Subregister = { ...SHARES, id: 42, security_code: 'EMBO' };
const HOLDER: Holder = {
  id: 40,
  account_name: "Siobhán O'Brien",
  account_id: '******390',
  user_access: 'full',
  holdings: [OPTIONS, SHARES],
};
const SEEN: Holder = { ...HOLDER, id: 50, user_access: 'read', holdings: [{ ...SHARES, id: 51 }] };
const SECURITY = { security_code: ' emb ' };
const HELD = { account_name: "Siobhán O'Brien", account_id: '******390' };

it('lists those first with which the person may apply', () => {
  expect(listHoldings([SEEN, HOLDER]).map(({ subregister }) => subregister.id)).toEqual([42, 41, 51]);
});

it.each([
  ['', [42, 41, 51]],
  ['siobhan obr', [42, 41, 51]],
  ['390 embo', [42]],
  ['brien', []],
])('finds by the beginnings of words: %s', (term, expected) => {
  expect(findHoldings(listHoldings([HOLDER, SEEN]), term).map(({ subregister }) => subregister.id)).toEqual(expected);
});

it.each([
  ['a new one', { holdingProfileType: 'NEW', selectedSubregister: { id: 41 } }, undefined],
  ['a sub-register', { holdingProfileType: 'TOP_UP', selectedSubregister: { id: 41 } }, 41],
  ['a holder, by its first holding', { holdingProfileType: 'EXISTING', selectedHolder: { id: 40 } }, 42],
  [
    'a holder, by the picked holding',
    { holdingProfileType: 'EXISTING', selectedHolder: { id: 40 }, selectedSubregister: { id: 41 } },
    41,
  ],
  ['one that is not listed', { holdingProfileType: 'TOP_UP', selectedSubregister: { id: 99 } }, undefined],
] as const)('finds the chosen one of those listed: %s', (_name, choice, expected) => {
  expect(findChosen(listHoldings([HOLDER]), choice)?.subregister.id).toBe(expected);
});

it.each([
  ['TOP_UP', { selectedSubregister: { id: 41 } }, { ...SHARES, ...HELD }],
  ['TOP_UP', { selectedSubregister: { id: 42 } }, undefined],
  ['TOP_UP', { selectedSubregister: { id: 40 } }, undefined],
  ['DUPLICATE', { selectedSubregister: { id: 42 } }, { ...OPTIONS, ...HELD }],
  ['EXISTING', { selectedHolder: { id: 40 } }, { id: 40, ...HELD }],
  ['EXISTING', { selectedHolder: { id: 41 } }, undefined],
  ['EXISTING', { selectedSubregister: { id: 41 } }, undefined],
] as const)('takes what the register has of the chosen one: %s of %o', (holdingProfileType, choice, expected) => {
  expect(heldAsChosen({ holdingProfileType, ...choice }, HOLDER, SECURITY)).toEqual(expected);
});

it('takes no holding for the security of an offer without a code', () => {
  const uncoded = { ...HOLDER, holdings: [{ ...SHARES, security_code: 'X' }] };
  expect(heldAsChosen({ holdingProfileType: 'TOP_UP', selectedSubregister: { id: 41 } }, uncoded, {})).toBeUndefined();
});

it('describes a holding with its date, and its units in threes', () => {
  expect(describeHolding(SHARES)).toBe(
    'HIN or SRN ending 390. Emberfield Copper ordinary share: 1,234,567.25 on 30/09/2026',
  );
  // A number of less than six characters has no end to show.
  expect(describeHolding({ ...SHARES, external_ref: '******', units: '4' })).toBe(
    'Emberfield Copper ordinary share: 4 on 30/09/2026',
  );
});

describe('an application on it', () => {
  const contact_details = {
    first_name: 'Ann',
    last_name: 'Lee',
    holdingProfileType: 'TOP_UP' as const,
    selectedSubregister: { ...SHARES, ...HELD },
  };
  const application: Application = { contact_details, review: { detailsAreCorrectConfirmation: true } };

  it('has its name, and that of the contact while none is chosen', () => {
    expect(investorName(application)).toBe("Siobhán O'Brien <Family A/C>");
    const named = (selectedSubregister: SelectedHolding | null) =>
      investorName({ contact_details: { ...contact_details, selectedSubregister } });
    expect(named(null)).toBe('Ann Lee');
    expect(named({ name_and_designation: { a: 1 } })).toBe('Ann Lee');
    expect(named({ account_name: 'x'.repeat(20_000) })).toHaveLength(300);
  });

  it('[1-HOLD-02] names it before the contact details', () => {
    const [holding, contact] = describeContact(contact_details);
    expect(holding?.lines.map((line) => [line.label, line.kind === 'text' && line.value])).toEqual([
      ['Holding', 'Added to an existing holding'],
      ['Held in the name of', "Siobhán O'Brien <Family A/C>"],
      ['HIN or SRN', '******390'],
      ['Security', 'Emberfield Copper ordinary share'],
    ]);
    expect(contact?.lines[0]?.label).toBe('First/preferred name');
  });

  it('[2-REV-04] keeps the tick with the same holding, and withdraws it with another one', () => {
    const after = (changes: Partial<typeof contact_details>): Application => ({
      ...application,
      contact_details: { ...contact_details, ...changes },
    });
    expect(prefilledFromHolding(application, after({ first_name: 'Anne' }))).toEqual({});
    expect(
      prefilledFromHolding(application, after({ selectedSubregister: { ...OPTIONS, ...HELD } })),
    ).toEqual({ review: { detailsAreCorrectConfirmation: false } });
  });
});
