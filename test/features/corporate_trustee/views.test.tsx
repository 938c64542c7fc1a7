import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Company } from '#domain/application.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { aCompany, anApplicationBy } from '#test/support/entityApplications.ts';
import { at } from '#test/support/handlers.ts';
import { server, useServer } from '#test/support/server.ts';
import { aStoreToRead, readingRows, renderReading, renderSummary } from '#test/support/readings.tsx';

const OFFER = aDemoOffer('emberfield-copper');

function renderReview(changes: Company = {}) {
  const corporate_trustee = { ...aCompany(OFFER), ...changes };
  const application = { ...anApplicationBy('corporate_trust', OFFER), corporate_trustee };
  renderReading('corporate_trustee', aStoreToRead(application, OFFER));
}

describe('the corporate trustee, to read', () => {
  useServer();

  it('[1-SHELL-30] gives name and number in the sidebar', async () => {
    const { container } = await renderSummary(
      'corporate_trustee',
      aStoreToRead({ corporate_trustee: aCompany(OFFER) }, OFFER),
    );

    expect(container).toHaveTextContent('Harbour Street Holdings Pty LtdACN 004 085 616');
  });

  it('[2-STEP-41, 2-REV-10, 2-CO-25] lists every answer on review, and that the document is there', () => {
    renderReview({ is_public: true, is_listed: true });

    expect(readingRows()).toEqual([
      'Company name: Harbour Street Holdings Pty Ltd',
      'Registered country: Australia',
      'ACN: 004 085 616',
      'Public company: Yes',
      'Listed on a stock exchange: Yes',
      'Charity: No',
      'Registration address: 1 Harbour StreetSydney NSW 2000Australia',
      'Postal address: The same',
      'AML/CTF document: Supplied (extract.pdf)',
    ]);
  });

  it('[2-READY-06, 2-CO-22] says what is missing, and where letters go', () => {
    renderReview({
      amlCtfDoc: null,
      same_address: false,
      postal_address: {
        address_type: 'Manual',
        streetNumber: 'PO Box 12',
        suburbCity: 'Kew',
        state: 'VIC',
        postcode: '3101',
        country: 16,
      },
    });

    expect(readingRows()).toEqual(
      expect.arrayContaining(['Postal address: PO Box 12Kew VIC 3101Australia', 'AML/CTF document: Not supplied']),
    );
  });

  it.each([
    {
      changes: { has_business_number: false, abn_not_available_reason: 'not_required' },
      row: 'Tax number: Not required',
    },
    {
      changes: { has_business_number: false, abn_not_available_reason: 'other', other_reason: 'Newly founded' },
      row: 'Tax number: Newly founded',
    },
    { changes: { has_business_number: false }, row: 'Tax number: Not supplied' },
    { changes: { business_number: 'T-77' }, row: 'Tax number: T-77' },
  ])('[2-CO-11, 2-CO-27, 2-CO-28] reads $row', async ({ changes, row }) => {
    server.use(
      http.get(at('/api/registry__country/from-iso2-code/'), () => HttpResponse.json({ id: 702, name: 'SINGAPORE' })),
    );
    renderReview({ registered_country: 'SG', ...changes });

    expect(readingRows()).toContain(row);
    expect(await screen.findByText('Singapore')).toBeInTheDocument();
  });
});
