/** Two investors of one name: told apart by their birthdays wherever they appear. */
import { randomUUID } from 'node:crypto';
import { screen } from '@testing-library/react';
import type { Application } from '#domain/application.ts';
import { identify } from '#domain/application/identify.ts';
import { TaxDetailsStep } from '#features/tax_details/index.ts';
import { composeReceipt } from '#store/submission/receipts.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { anApplicationBy, aPersonOf } from '#test/support/entityApplications.ts';
import { aStoreToRead, renderReading, renderSummary } from '#test/support/readings.tsx';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { useServer } from '#test/support/server.ts';
import { aStoreAt } from '#test/support/stepStore.ts';

useServer();

const OFFER = aDemoOffer('emberfield-copper');
const BIRTHDAYS = ['14/03/1984', '02/11/1990'] as const;

type Names = readonly [first: string, last: string];

/** Two investors of these names. */
function joint(names: readonly [Names, Names], birthdays: readonly [string, string] = BIRTHDAYS): Application {
  const investors = names.map(([legalFirstName, legalLastName], index) =>
    aPersonOf(OFFER, index, { legalFirstName, legalLastName, dateOfBirth: birthdays[index] ?? '' }),
  );
  const application = anApplicationBy('joint', OFFER);
  const blocks = names.map(([first, last]) => ({ investor_name: `${first} ${last}` }));
  const details = { ...application.investor_details, investors };
  return identify(
    { ...application, investor_details: details, tax_details: { ...application.tax_details, investors: blocks } },
    randomUUID,
  );
}

const ANA: Names = ['Ana', 'Li'];
const SHARED: readonly [what: string, one: Names, other: Names][] = [
  ['the same letters', ANA, ANA],
  ['capitals', ANA, ['ANA', 'LI']],
  ['two blanks', ['Mary Jane', 'Poe'], ['Mary  Jane', 'Poe']],
  ['a blank that does not break', ['Mary Jane', 'Poe'], ['Mary\u00a0Jane', 'Poe']],
  ['an apostrophe of a phone', ['Siobhan', "O'Brien"], ['Siobhan', 'O\u2019Brien']],
  ['a letter apostrophe', ['Siobhan', "O'Brien"], ['Siobhan', 'O\u02bcBrien']],
  ['accents put together', ['Jos\u00e9', 'N\u00fa\u00f1ez'], ['Jose\u0301', 'Nu\u0301n\u0303ez']],
  ['an invisible mark', ANA, ['Ana\u200b', 'Li']],
  ['letters of double width', ['Yuki', 'Tanaka'], ['\uff39uki', 'Tanaka']],
  ['a middle name in the other field', ['Mary Jane', 'Poe'], ['Mary', 'Jane Poe']],
];

describe.each(SHARED)('two investors of one name, but for %s', (_what, one, other) => {
  const application = joint([one, other]);

  it('[2-REV-10] are told apart on review', () => {
    renderReading('investor_details', aStoreToRead(application, OFFER));

    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    for (const birthday of BIRTHDAYS)
      expect(headings.filter((text) => text.includes(`, born ${birthday}`))).toHaveLength(1);
  });

  it('[3-TAX-28] are told apart where review reads their taxes', () => {
    renderReading('tax_details', aStoreToRead(application, OFFER));

    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    for (const birthday of BIRTHDAYS)
      expect(headings.filter((text) => text.includes(`, born ${birthday}`))).toHaveLength(1);
  });

  it('[2-NEXT-01] are told apart on the receipt', () => {
    const { lodged } = composeReceipt(aStoreToRead(application, OFFER).getState(), null) ?? {};

    expect(lodged?.investors.map((name) => / born (.*)$/.exec(name)?.[1])).toEqual(BIRTHDAYS);
  });
});

it('[3-TAX-28] are told apart on the tax step, and in the line of the sidebar', async () => {
  const application = joint([ANA, ANA]);
  const { unmount } = renderWithStore(<TaxDetailsStep />, aStoreAt('tax_details', { offer: OFFER, application }));

  expect(await screen.findByRole('heading', { name: /Investor 1, born 14\/03\/1984/ })).toBeVisible();
  expect(screen.getByRole('heading', { name: /Investor 2, born 02\/11\/1990/ })).toBeVisible();
  unmount();
  await renderSummary('investor_details', aStoreToRead(application, OFFER));
  expect(screen.getByText('Ana Li, born 14/03/1984')).toBeInTheDocument();
});

it.each([
  ['another name', [ANA, ['Ben', 'Li']], BIRTHDAYS],
  [
    'an accent',
    [
      ['Jose', 'Li'],
      ['Jos\u00e9', 'Li'],
    ],
    BIRTHDAYS,
  ],
  ['no birthday', [ANA, ANA], ['', '']],
] as const)('[2-REV-10] says no birthday of two investors with %s', (_what, names, birthdays) => {
  const { lodged } = composeReceipt(aStoreToRead(joint(names, birthdays), OFFER).getState(), null) ?? {};

  expect(lodged?.investors).toEqual(names.map(([first, last]) => `${first} ${last}`));
});
