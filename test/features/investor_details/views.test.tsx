import type { InvestorDetails } from '#domain/application.ts';
import { settle } from '#domain/stepRules/investor_details/rules.ts';
import { screen } from '@testing-library/react';
import { entityErrors, errorsUnder, rowErrors } from '#features/investor_details/investorErrors.ts';
import { collectInvestor, openInvestor, toHinValues } from '#features/investor_details/investorForm.ts';
import type { Offer } from '#domain/offer.ts';
import { NEW_APPLICATION } from '#domain/session.ts';
import { aDemoOffer, anIndividualApplication, TODAY } from '#test/support/applications.ts';
import { anApplicationBy, type InvestorKind } from '#test/support/entityApplications.ts';
import { aStoreOnReview } from '#test/support/filledStore.ts';
import { countingIds } from '#test/support/renderStoreDevice.ts';
import { withoutIds } from '#test/support/withoutIds.ts';
import { at } from '#test/support/handlers.ts';
import { server, useServer } from '#test/support/server.ts';
import { http, HttpResponse } from 'msw';
import { aStoreToRead, readingRows, renderReading, renderSummary } from '#test/support/readings.tsx';

const OFFER = aDemoOffer('emberfield-copper', {
  require_source_of_wealth_information: true,
  source_of_wealth_documents_type: 'ALL',
});
const detailsFor = (offer: Offer) => anIndividualApplication(offer).investor_details ?? {};

function renderReview(changes: InvestorDetails = {}) {
  const values = { ...detailsFor(OFFER), ...changes };
  const store = aStoreOnReview({
    offer: OFFER,
    application: { ...anIndividualApplication(OFFER), investor_details: values },
  });
  return renderReading('investor_details', store);
}

describe('investor details, to read', () => {
  useServer();

  it('[2-REV-01, 2-REV-10, 2-REV-17] shows the person, with the country by its name', () => {
    renderReview();

    expect(screen.getByRole('heading', { name: 'Jane Citizen' })).toBeInTheDocument();
    expect(readingRows()).toEqual(
      expect.arrayContaining([
        'Investor type: Individual',
        'Name: Ms Jane Citizen',
        'Date of birth: 27/03/1984',
        'Country of citizenship: Australia',
        'Residential address: 18 Example StreetCarlton VIC 3053Australia',
        "ID type: Driver's licence",
      ]),
    );
  });

  it('[2-CALL-10, 2-ADDR-08, 2-REV-17] shows a found address with the country of the look-up, and a postal address of its own', async () => {
    server.use(
      http.get(at('/api/registry__country/from-iso2-code/'), () => HttpResponse.json({ id: 170, name: 'NEW ZEALAND' })),
    );
    const [person] = detailsFor(OFFER).investors ?? [];
    const found = {
      manualAddress: false,
      country: 16,
      loqateInternationalCountry: 'NZ',
      loqateAddress: { id: 'NZ|1', fullAddress: 'U 5 5 Ponsonby Road, Auckland 1011' },
    };
    const postal_address = {
      address_type: 'Manual' as const,
      streetNumber: 'PO Box 12',
      suburbCity: 'Kew',
      state: 'VIC',
      postcode: '3101',
      country: 16,
    };
    renderReview({ investors: [{ ...person, ...found, same_address: false, postal_address }] });

    expect(readingRows()).toEqual(
      expect.arrayContaining([
        'Residential address: UNIT 5 5 Ponsonby Road, Auckland 1011New Zealand',
        'Postal address: PO Box 12Kew VIC 3101Australia',
      ]),
    );
  });

  it('[2-REV-12, 2-REV-13] lists what is supplied', () => {
    renderReview();

    expect(readingRows()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^AML\/CTF: Supplied \(.+\.pdf\)$/),
        expect.stringMatching(/^Source of wealth: Supplied \(.+\.pdf\)$/),
      ]),
    );
  });

  it('[2-REV-12] lists what is not supplied', () => {
    const [person] = detailsFor(OFFER).investors ?? [];
    renderReview({ investors: [{ ...person, idDoc: null }] });

    expect(readingRows()).toContain('AML/CTF: Not supplied');
  });

  it('[1-SHELL-30] names type and person in the sidebar', async () => {
    const { container } = await renderSummary(
      'investor_details',
      aStoreToRead({ investor_details: detailsFor(OFFER) }, OFFER),
    );

    expect(container).toHaveTextContent('IndividualJane Citizen');
  });
});

describe('an owner that is not simply individuals, to read', () => {
  useServer();

  function renderOwner(owner: InvestorKind) {
    const application = anApplicationBy(owner, OFFER);
    renderReading('investor_details', aStoreOnReview({ offer: OFFER, application }));
  }
  const headings = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

  it.each([
    {
      owner: 'company',
      titles: ['Harbour Street Holdings Pty Ltd'],
      answers: ['Investor type: Company', 'ACN: 004 085 616'],
    },
    {
      owner: 'family_trust',
      titles: ['Citizen Super Fund', 'Custodian details'],
      answers: [
        'Investor type: Trust/Superfund',
        'Trust name: Citizen Super Fund',
        'Trust type: Family trust',
        'Trustee type: An individual/s',
        'Is there a third-party custodian?: Yes',
        'Additional documents: Supplied (extract.pdf)',
        'ACN: 004 085 616',
      ],
    },
    {
      owner: 'partnership',
      titles: ['Okafor & Lin'],
      answers: [
        'Investor type: Partnership',
        'Is the partnership regulated by a professional association?: Yes',
        'Professional association: Law Society',
        'Membership number: M-12',
      ],
    },
    {
      owner: 'bare_trust',
      titles: ['Harbour Street Holdings Pty Ltd', 'Tomas Okafor', 'Holding company details'],
      answers: ['Investor type: Bare trust', 'ACN: 004 085 616', 'Name: Ms Tomas Okafor'],
    },
  ] as const)('[2-REV-01, 2-REV-10] shows a $owner whole', ({ owner, titles, answers }) => {
    renderOwner(owner);

    expect(headings()).toEqual(titles);
    expect(readingRows()).toEqual(expect.arrayContaining([...answers]));
  });

  it('[1-SHELL-30] names the owners in the sidebar, companies as well', async () => {
    const { container } = await renderSummary(
      'investor_details',
      aStoreToRead(anApplicationBy('bare_trust', OFFER), OFFER),
    );

    expect(container).toHaveTextContent('Bare trustHarbour Street Holdings Pty LtdTomas Okafor');
  });
});

describe('investor values and the form', () => {
  const context = {
    offer: OFFER,
    application: {},
    user: null,
    mode: NEW_APPLICATION,
    today: TODAY,
    newId: countingIds(),
  };
  const person = detailsFor(OFFER).investors?.[0];
  const saved = { ...detailsFor(OFFER), hin: 'X0012345678' };

  it.each([
    { name: 'an individual', values: saved },
    {
      name: 'four joint investors',
      values: {
        ...saved,
        investor_type: 'joint_individual' as const,
        investors: [0, 1, 2, 3].map((number) => ({ ...person, legalFirstName: `Person ${number}` })),
      },
    },
  ])('[2-INV-61, 2-INV-62, 2-INV-63, 2-INV-67] gives $name back as saved', ({ values }) => {
    const form = openInvestor(values, context);
    const blocks = Object.fromEntries(form.rows.map(({ key, start }) => [key, start]));

    const listed = { ...context, offer: { ...OFFER, is_asx_listed: true } };
    const kept = (form: InvestorDetails) => withoutIds(settle(form, listed));

    expect(kept(collectInvestor(form, { ...blocks, hin: toHinValues(values) }))).toEqual(values);
    expect(kept(collectInvestor(form, {}))).toEqual(values);
  });

  it('[2-SUB-10] hands each block the refusals of what it asks, of a row by its place when the step was opened', () => {
    const errors = {
      'investors[0].idNumber': 'Unknown',
      'investors[1].idNumber': 'Other',
      'custodian.companyName': 'Taken',
      trustName: 'Short',
    };

    expect(rowErrors(errors, 0)).toEqual({ idNumber: 'Unknown' });
    expect(rowErrors(errors, undefined)).toBeUndefined();
    expect(errorsUnder(errors, 'custodian.')).toEqual({ companyName: 'Taken' });
    expect(entityErrors(errors)).toEqual({ trustName: 'Short' });
    expect(rowErrors(undefined, 0)).toBeUndefined();
  });
});
