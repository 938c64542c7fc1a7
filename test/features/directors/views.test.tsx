import { screen } from '@testing-library/react';
import { aStoreOnReview } from '#test/support/filledStore.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { anApplicationBy } from '#test/support/entityApplications.ts';
import { known } from '#test/support/peopleStep.tsx';
import { aStoreToRead, readingRows, renderReading, renderSummary } from '#test/support/readings.tsx';

const OFFER = aDemoOffer('emberfield-copper');
const application = anApplicationBy('corporate_trust', OFFER);

describe('directors, to read', () => {
  it('[2-REV-01] shows each director with their answers', () => {
    renderReading('directors', aStoreOnReview({ offer: OFFER, application }));

    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Tomas Okafor',
      'Mei Lin',
    ]);
    expect(readingRows()).toEqual(
      expect.arrayContaining(['Name: Ms Tomas Okafor', 'Date of birth: 02/03/1984', 'Name: Ms Mei Lin']),
    );
  });

  it('[2-ID-04, 2-ID-05, 2-ID-07, 2-PEP-04] shows every identity answer, numbers by their end, and what was said of a PEP', async () => {
    const passport = { idType: 'Passport', idNumber: 'PA0940443', idCountryOfIssue: 170, idDocDate: '01/02/2031' };
    const licence = {
      idType2: "Driver's licence",
      idNumber2: '081522014',
      idStateOfIssue2: 'VIC',
      idCardNumber2: 'P1234567',
      idDocDate2: '03/04/2029',
    };
    const ana = {
      ...known('Ana', 'Li'),
      ...passport,
      ...licence,
      pep_status: 'HIGH_RISK_PEP' as const,
      pep_status_or_association: 'Mayor of Kew',
    };
    const offer = { ...OFFER, required_doc_count: 2, required_foreign_id_doc_count: 2, ask_individuals_pep: true };
    renderReading('directors', aStoreToRead({ ...application, directors: { directors: [ana] } }, offer));

    expect(await screen.findByText('New Zealand')).toBeInTheDocument();
    const identity = readingRows().slice(readingRows().indexOf('ID type: Passport'));
    expect(identity.map((row) => row.replace(/ Show .*$/, ''))).toEqual(
      expect.arrayContaining([
        'ID type: Passport',
        'ID number: ••• ••• 443',
        'Country of issue: New Zealand',
        'Expiry date: 01/02/2031',
        "ID type: Driver's licence",
        'ID number: ••• ••• 014',
        'State of issue: VIC',
        'Card number: •• ••• 567',
        'Expiry date: 03/04/2029',
        'PEP status or association: Mayor of Kew',
      ]),
    );
  });

  it('[1-SHELL-30] names them in the sidebar', async () => {
    const { container } = await renderSummary('directors', aStoreToRead(application, OFFER));

    expect(container).toHaveTextContent('Tomas OkaforMei Lin');
  });
});
