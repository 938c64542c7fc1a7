import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { BankDetails } from '#domain/application.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { at } from '#test/support/handlers.ts';
import { server, useServer } from '#test/support/server.ts';
import { aStoreToRead, readingRows, renderReading, renderSummary } from '#test/support/readings.tsx';

const ACCOUNT: BankDetails = {
  bankCountry: 16,
  accountName: 'Jane Citizen',
  bsb: '063000',
  accountNumber: '12345678',
  drpStatus: 'F',
};
const ABROAD: BankDetails = {
  bankCountry: 500,
  accountName: 'Jane Citizen',
  accountNumber: 'NZ0123456789',
  swiftCode: 'BKNZNZ22',
  accountHolderHomeAddress: '1 Queen Street',
};

describe('the bank account, to read', () => {
  useServer();

  it('[1-SHELL-30, 1-BANK-23] sums up in the sidebar without the whole number', async () => {
    const { container } = await renderSummary('bank_details', aStoreToRead({ bank_details: ACCOUNT }));

    expect(container).toHaveTextContent('Jane CitizenBSB 063-000Account ending 678');
    expect(container).not.toHaveTextContent('12345678');
  });

  it('[1-SHELL-30] says that no account was given', async () => {
    const { container } = await renderSummary(
      'bank_details',
      aStoreToRead({ bank_details: { bankCountry: 16, accountName: '', bsb: '', accountNumber: '' } }),
    );

    expect(container).toHaveTextContent('No account given');
  });

  it('[1-CTRY-05] names the country of an account abroad as the registry does', async () => {
    server.use(http.get(at('/api/registry__country/500/'), () => HttpResponse.json({ id: 500, name: 'ATLANTIS' })));
    await renderSummary('bank_details', aStoreToRead({ bank_details: ABROAD }));

    expect(await screen.findByText(/Atlantis/)).toBeInTheDocument();
    expect(screen.queryByText(/500/)).not.toBeInTheDocument();
  });

  it('[1-SHELL-36, 1-BANK-09] lists on review every answer, the number when asked', async () => {
    renderReading('bank_details', aStoreToRead({ bank_details: ACCOUNT }, aDemoOffer('tarn-ridge-water-trust')));

    expect(readingRows()).toEqual([
      'Bank account country: Australia',
      'Account name: Jane Citizen',
      'BSB: 063-000',
      expect.stringMatching(/^Account number: [• ]+678 Show account number$/),
      'Bank statement: Not supplied',
      'Reinvestment plan: Full participation',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Show account number' }));
    expect(screen.getByText(/12 345 678/)).toBeInTheDocument();
  });

  it('[1-SHELL-36, 1-BANK-04] lists on review the fields of an account abroad and its statement', async () => {
    server.use(http.get(at('/api/registry__country/500/'), () => HttpResponse.json({ id: 500, name: 'ATLANTIS' })));
    renderReading(
      'bank_details',
      aStoreToRead(
        { bank_details: { ...ABROAD, bank_statement: { filename: 'statement.pdf' } } },
        aDemoOffer('kestrel-notes'),
      ),
    );

    await screen.findByText('Atlantis');
    expect(readingRows()).toEqual([
      'Bank account country: Atlantis',
      'Account name: Jane Citizen',
      expect.stringMatching(/^Account number or International Bank Account Number \(IBAN\)/),
      'SWIFT or Bank Identification Code (BIC): BKNZNZ22',
      'Routing number: Not given',
      'Account holder home address: 1 Queen Street',
      'Bank statement: Supplied (statement.pdf)',
    ]);
  });
});
