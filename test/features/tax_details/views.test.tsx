import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { TaxDetails } from '#domain/application.ts';
import { blankTaxInvestor } from '#domain/tax.ts';
import { at } from '#test/support/handlers.ts';
import { server, useServer } from '#test/support/server.ts';
import { aStoreToRead, readingRows, renderReading, renderSummary } from '#test/support/readings.tsx';

const DETAILS: TaxDetails = {
  investor_type: 'INDIV',
  tax_type: 'I',
  investors: [
    {
      investor_name: 'Ms Jane Citizen',
      tax_country_is_australia: true,
      has_other_tax_countries: true,
      tfn: '123456782',
      tins: [
        { person_type: 'NORMAL', tax_country: 77, has_tin: true, tin: 'AB12345', reason_type: '', reason_text: '' },
        {
          person_type: 'NORMAL',
          tax_country: 170,
          has_tin: false,
          tin: '',
          reason_type: 'UNABLE_TO_OBTAIN',
          reason_text: 'applied on 3 March',
        },
      ],
    },
  ],
  submit_person_name: 'Jane Citizen',
  submit_date: '21/11/2026',
  send_comms: true,
};
const WITHOUT_TFN: TaxDetails = {
  ...DETAILS,
  investors: [{ investor_name: 'Ms Jane Citizen', tax_country_is_australia: true, tfn: '', tins: [] }],
};

describe('tax details, to read', () => {
  useServer();
  beforeEach(() =>
    server.use(
      http.get(at('/api/registry__country/:id/'), ({ params }) =>
        HttpResponse.json({ id: Number(params['id']), name: params['id'] === '77' ? 'FRANCE' : 'NEW ZEALAND' }),
      ),
    ),
  );

  it('[3-TAXSUM-07, 3-TAXSUM-13, 3-TAXSUM-14, 3-TAXSUM-16] shows residency, declaration and that the details are supplied', () => {
    renderReading('tax_details', aStoreToRead({ tax_details: DETAILS }));

    expect(readingRows()).toEqual(
      expect.arrayContaining([
        'Tax details: Supplied',
        'Is the investor an Australian resident for tax purposes?: Yes',
        'Name: Jane Citizen',
        'Date: 21/11/2026',
      ]),
    );
  });

  it('[3-TAXSUM-05, 3-TAXSUM-17] shows a resident without a number as not supplied', () => {
    renderReading('tax_details', aStoreToRead({ tax_details: WITHOUT_TFN }));

    expect(readingRows()).toEqual(
      expect.arrayContaining(['Tax details: Not supplied', 'TFN: Not sufficiently quoted ']),
    );
  });

  it('[3-TAXSUM-04, 3-TAXSUM-08, 3-TAXSUM-09] hides the TFN until it is asked for', async () => {
    const { container } = renderReading('tax_details', aStoreToRead({ tax_details: DETAILS }));
    expect(container).toHaveTextContent('Sufficiently quoted');
    expect(container).toHaveTextContent('••• ••• 782');
    expect(container.innerHTML).not.toMatch(/123.?456/);

    await userEvent.click(screen.getByRole('button', { name: 'Show TFN' }));
    expect(container).toHaveTextContent('123 456 782');
  });

  it('[3-TAXSUM-10, 3-TAXSUM-11, 3-TAXSUM-12, 2-REV-17] lists the countries with their numbers or reasons', async () => {
    renderReading('tax_details', aStoreToRead({ tax_details: DETAILS }));
    await screen.findByText('France');

    expect(readingRows()).toEqual(
      expect.arrayContaining([
        'Country of tax residence: New Zealand',
        'TIN: Not supplied (Unable to obtain a TIN: applied on 3 March)',
      ]),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show TIN' }));
    expect(readingRows()[readingRows().indexOf('Country of tax residence: France') + 1]).toContain('A B12 345');
  });

  it.each<{ title: string; details: TaxDetails; says: string }>([
    { title: '[3-TAXSUM-01] answered and signed', details: DETAILS, says: 'Submitted' },
    {
      title: '[3-TAXSUM-02] not signed',
      details: { ...DETAILS, submit_person_name: '' },
      says: 'Tax details are incomplete.Incomplete',
    },
    {
      title: '[3-TAXSUM-03] as it was first shown',
      details: { investor_type: 'INDIV', tax_type: 'I', investors: [blankTaxInvestor('Ms Jane Citizen')] },
      says: 'Tax details are incomplete.Not submitted',
    },
  ])('$title: $says', ({ details, says }) => {
    renderReading('tax_details', aStoreToRead({ tax_details: details }));

    expect(readingRows()).toContain(`Tax declaration: ${says}`);
  });

  it('[3-TAXSUM-06] leads from a number that is not quoted to what this means, where there is an article', () => {
    const { unmount } = renderReading('tax_details', aStoreToRead({ tax_details: WITHOUT_TFN }));
    expect(screen.queryByRole('link', { name: 'What does this mean?' })).toBeNull();
    unmount();

    document.head.innerHTML = '<meta name="help-tax-exemption-codes" content="https://help.example.com/codes">';
    renderReading('tax_details', aStoreToRead({ tax_details: WITHOUT_TFN }));
    const link = screen.getByRole('link', { name: 'What does this mean?' });
    expect(link).toHaveAttribute('href', 'https://help.example.com/codes');
    expect(link).toHaveAttribute('target', '_blank');
    document.head.innerHTML = '';
  });

  it('[1-SHELL-30] sums up in the sidebar without a number', async () => {
    const { container } = await renderSummary('tax_details', aStoreToRead({ tax_details: DETAILS }));

    expect(container).toHaveTextContent('IndividualSupplied');
    expect(container).not.toHaveTextContent('782');
  });
});
