import { screen, within } from '@testing-library/react';
import type { Application, Person } from '#domain/application.ts';
import { ReviewStep } from '#features/review/index.ts';
import { Wizard } from '#src/wizard/Wizard.tsx';
import { userLoaded } from '#store/events.ts';
import { aDemoOffer, aUser } from '#test/support/applications.ts';
import { anApplicationBy, aPersonOf, type InvestorKind } from '#test/support/entityApplications.ts';
import { aStoreOnReview } from '#test/support/filledStore.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { useServer } from '#test/support/server.ts';

useServer();

const offer = aDemoOffer('emberfield-copper', {
  application_terms_and_conditions: '',
  require_sophisticated_investor_verification: true,
});

it('[2-REV-01, 2-OTH-01] says of a list of people that it is empty', () => {
  const ofEverybody = { ...offer, request_individuals_with_other_roles: true };
  const application = { ...anApplicationBy('company', ofEverybody), others: { others: [] } };
  renderWithStore(<ReviewStep />, aStoreOnReview({ offer: ofEverybody, application }));
  const card = screen.getByRole('heading', { level: 2, name: 'Other individuals' }).closest('[data-block="card"]');
  expect(card).toHaveTextContent(/Not given$/);
});

function show(kind: InvestorKind, change = (application: Application) => application) {
  const store = aStoreOnReview({ offer, application: change(anApplicationBy(kind, offer)) });
  return renderWithStore(<ReviewStep />, store);
}

/** The answers on review to questions of this wording, in order. */
function answers(label: string): (string | null | undefined)[] {
  const details = screen.getByRole('region', { name: 'Application details' });
  return within(details)
    .getAllByText(label, { selector: 'dt' })
    .map((term) => term.nextElementSibling?.textContent);
}

it('[2-REV-11, 2-REV-12] lists the certificate and the AML/CTF document, each with what was supplied or that nothing was', () => {
  const { unmount } = show('corporate_trust');
  expect(answers("Accountant's certificate")[0]).toBe('Supplied (certificate.pdf)');
  expect(answers('AML/CTF document')[0]).toBe('Supplied (extract.pdf)');
  unmount();

  show('corporate_trust', (application) => ({
    ...application,
    investor_details: {
      ...application.investor_details,
      amlCtfDoc: null,
      sophisticatedInvestorDoc: null,
      sophisticatedInvestorDocDate: '',
    },
  }));
  expect(answers("Accountant's certificate")[0]).toMatch(/^Not supplied/);
  expect(answers('AML/CTF document')[0]).toBe('Not supplied');
});

describe('with two identity documents of each', () => {
  const ofTwo = aDemoOffer('emberfield-copper', { application_terms_and_conditions: '', required_doc_count: 2 });
  const PASSPORT = { id: 'doc-9', filename: 'passport.pdf', download: '', delete_document: '' };

  function showInvestors(...changes: Partial<Person>[]) {
    const investors = changes.map((change, index) => ({
      ...aPersonOf(ofTwo, index, { idDoc: null, idDoc2: null, ...change }),
      id: `person-${index}`,
    }));
    const application: Application = {
      ...anApplicationBy('joint', ofTwo),
      investor_details: { investor_type: 'joint_individual', investors },
    };
    renderWithStore(<ReviewStep />, aStoreOnReview({ offer: ofTwo, application }));
    return screen.getAllByRole('button', { name: /Identity documents: / }).map((item) => item.textContent);
  }

  it('[2-REV-11, 2-READY-40] says which of several documents is there, and that another one is missing', () => {
    const items = showInvestors({ idDoc: PASSPORT }, {});

    expect(items).toEqual([
      'Jane Citizen, Identity documents: Not supplied (passport.pdf is there, another one is missing)',
      'Tomas Okafor, Identity documents: Not supplied',
    ]);
    expect(answers('AML/CTF')).toEqual([
      'Not supplied (passport.pdf is there, another one is missing)',
      'Not supplied',
    ]);
  });

  it('[2-REV-09] tells two people of one name apart by their birthdays, and nobody else', () => {
    const ana = { legalFirstName: 'Ana', legalLastName: 'Li' };

    expect(showInvestors({ ...ana, dateOfBirth: '14/03/1984' }, { ...ana, dateOfBirth: '02/11/1951' }, {})).toEqual([
      'Ana Li, born 14/03/1984, Identity documents: Not supplied',
      'Ana Li, born 02/11/1951, Identity documents: Not supplied',
      'Mei Lin, Identity documents: Not supplied',
    ]);
  });
});

it('[2-REV-15] lists the custodian by name', () => {
  show('family_trust');
  const custodian = screen.getByRole('heading', { name: /Custodian/ }).parentElement;
  expect(custodian).toHaveTextContent('Harbour Street Holdings Pty Ltd');
});

it('[2-REV-16] lists the holding company by name', () => {
  show('bare_trust');
  const holding = screen.getByRole('heading', { name: /Holding company/i }).parentElement;
  expect(holding).toHaveTextContent('Harbour Street Holdings Pty Ltd');
});

it('[2-ROLE-11] says nothing of a confirmation e-mail to issuer staff', () => {
  const store = aStoreOnReview({ offer });
  store.dispatch(userLoaded(aUser({ is_acting_as_issuer: true })));
  renderWithStore(<ReviewStep />, store);
  expect(screen.getByRole('button', { name: /^Save/ })).toBeInTheDocument();
  expect(screen.queryByText(/A confirmation email/)).not.toBeInTheDocument();
});

it('[3-ROLE-12, 3-ROLE-13] is titled for an issuer admin, on the page and in the sidebar', async () => {
  window.history.replaceState(null, '', '/offers/emberfield-copper/');
  const store = aStoreOnReview({ offer });
  store.dispatch(userLoaded(aUser({ is_acting_as_issuer: true, is_acting_as_issuer_admin: true })));
  renderWithStore(<Wizard />, store);
  expect(
    await screen.findByRole('heading', { level: 1, name: /Review and save the application$/ }),
  ).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Application progress' })).toHaveTextContent('Review & save');
});
