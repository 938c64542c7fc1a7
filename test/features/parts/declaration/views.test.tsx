/** Inline declarations to read: in review, and in a line of the sidebar. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { forgetServiceTime, recordServiceTime } from '#api/serviceClock.ts';
import type { Application, TaxDeclaration, Tin } from '#domain/application.ts';
import { blankTin } from '#domain/tax.ts';
import { aDeclaration } from '#test/support/declarations.ts';
import type { InvestorKind } from '#test/support/entityApplications.ts';
import { at } from '#test/support/handlers.ts';
import { anInlineApplication, INLINE } from '#test/support/inlineTax.tsx';
import { aStoreToRead, readingRows, renderReading, renderSummary } from '#test/support/readings.tsx';
import { server, useServer } from '#test/support/server.ts';

useServer();
// The day on which what is read here was signed: a declaration that is not submitted yet reads today's (3-DECL-04).
beforeEach(() => recordServiceTime(Date.parse('2026-11-21T02:00:00Z'), performance.now()));
afterEach(forgetServiceTime);
beforeEach(() =>
  server.use(
    http.get(at('/api/registry__country/:id/'), ({ params }) =>
      HttpResponse.json({ id: Number(params['id']), name: params['id'] === '77' ? 'FRANCE' : 'NEW ZEALAND' }),
    ),
  ),
);

const ABROAD: Tin[] = [
  { ...blankTin(), tax_country: 77, has_tin: true, tin: 'AB12345' },
  { ...blankTin(), tax_country: 170, has_tin: false, reason_type: 'NOT_ISSUED' },
];
const SIGNED = aDeclaration('person', { is_foreign_resident: true, tins: ABROAD });

const read = (owner: InvestorKind, declared: Partial<TaxDeclaration>) =>
  renderReading('investor_details', aStoreToRead(anInlineApplication(owner, declared), INLINE));

/** The rows under the heading of somebody's declaration. */
function rowsOf(name: string): string[] {
  const heading = screen.getByRole('heading', { name: `Tax declaration of ${name}` });
  const answers = within(heading.nextElementSibling as HTMLElement);
  return answers.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
}

it('[3-TAXSUM-01, 3-TAXSUM-04, 3-TAXSUM-07, 3-TAXSUM-10] everything of one that is submitted', async () => {
  const { container } = read('individual', SIGNED);
  await screen.findByText('France');
  expect(container.innerHTML).not.toMatch(/123.?456|AB12/);

  expect(rowsOf('Jane Citizen')).toEqual([
    'Tax declaration: Submitted',
    'Is the investor an Australian resident for tax purposes?: Yes',
    'TFN: Sufficiently quoted••• ••• 782 Show TFN',
    'Is the investor a tax resident of any other country?: Yes',
    'Country of tax residence: France',
    'TIN: • ••• 345 Show TIN',
    'Country of tax residence: New Zealand',
    'TIN: Not supplied (The country does not issue TINs to its residents)',
    expect.stringMatching(/^Declaration: I, Jane Citizen, declare on 21\/11\/2026 that .* within 30 days/),
    'Name: Jane Citizen',
    'Date: 21/11/2026',
  ]);
  expect(readingRows()).toContain('Tax details: Supplied');
});

it('[3-INLINE-02] names the country of a TIN and the reason why there is none in words, both from what is kept', async () => {
  const words = 'applied on 3 March';
  const tins: Tin[] = [
    { ...blankTin(), tax_country: 170, has_tin: false, reason_type: 'UNABLE_TO_OBTAIN', reason_text: words },
  ];
  read('individual', { ...SIGNED, tins });

  expect(await screen.findByText('New Zealand')).toBeInTheDocument();
  expect(rowsOf('Jane Citizen')).toContain(`TIN: Not supplied (Unable to obtain a TIN: ${words})`);
});

it.each<{ title: string; declared: Partial<TaxDeclaration>; says: string }>([
  { title: '[3-TAXSUM-03, 3-TAXSUM-15] nothing', declared: {}, says: 'Not submitted' },
  { title: '[3-TAXSUM-02, 3-TAXSUM-15] a number', declared: { tfn: '123456782' }, says: 'Incomplete' },
  {
    title: '[3-TAXSUM-02] no tick',
    declared: { ...SIGNED, submit_declaration: false, completed: false, submitted: false },
    says: 'Incomplete',
  },
])('$title: that the details are incomplete', ({ declared, says }) => {
  read('individual', declared);

  expect(rowsOf('Jane Citizen')[0]).toBe(`Tax declaration: Tax details are incomplete.${says}`);
});

it.each<{ title: string; declared: Partial<TaxDeclaration>; says: string }>([
  { title: '[3-TAXSUM-17] a resident without a number', declared: { ...SIGNED, tfn: '' }, says: 'Not supplied' },
  {
    title: '[3-TAXSUM-16] somebody who lives abroad',
    declared: { ...SIGNED, tfn: '', is_australian_resident: false },
    says: 'Supplied',
  },
])('$title: $says, in review and in the sidebar', async ({ declared, says }) => {
  const { unmount } = read('joint', declared);
  expect(readingRows()).toContain(`Tax details: ${says}`);
  unmount();

  const { container } = await renderSummary(
    'investor_details',
    aStoreToRead(anInlineApplication('joint', declared), INLINE),
  );
  expect(container).toHaveTextContent(`Tax details: ${says}`);
  expect(container).not.toHaveTextContent('782');
});

it('[3-TAXSUM-17] one of four without a number: not supplied', () => {
  const { investor_details: details, ...others } = anInlineApplication('joint', SIGNED);
  const investors = details?.investors?.map((person, index) =>
    index === 3 ? { ...person, taxDetails: { ...SIGNED, tfn: '' } } : person,
  );
  const application: Application = { ...others, investor_details: { ...details, ...(investors && { investors }) } };

  renderReading('investor_details', aStoreToRead(application, INLINE));

  expect(readingRows()).toContain('Tax details: Not supplied');
  expect(screen.getAllByRole('heading', { name: /^Tax declaration of / })).toHaveLength(4);
});

it('[3-TAXSUM-13, 3-TAXSUM-14] of the trust that invests what was declared, by whom and when', async () => {
  read('family_trust', aDeclaration('entity'));
  await userEvent.click(screen.getByRole('button', { name: 'Show TFN or ABN' }));

  expect(rowsOf('Citizen Super Fund')).toEqual([
    'Tax declaration: Submitted',
    'Is the investor an Australian resident for tax purposes?: Yes',
    'TFN or ABN: Sufficiently quoted123 456 782 Hide TFN or ABN',
    'Is the investor a tax resident of any other country?: No',
    'Is the entity an Australian retirement fund?: Yes',
    expect.stringMatching(/^Declaration: I, Jane Citizen, declare on 21\/11\/2026 that/),
    'Name: Jane Citizen',
    'Date: 21/11/2026',
  ]);
});
