import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { abortAllUploads } from '#api/uploads.ts';
import type { Application, StepName } from '#domain/application.ts';
import { isRecord } from '#domain/formats/isRecord.ts';
import type { Offer } from '#domain/offer.ts';
import { ReviewStep } from '#features/review/index.ts';
import { useAppSelector } from '#store/hooks.ts';
import { changePending, pendingUploads } from '#store/documents/pendingUploads.ts';
import { sendChosen } from '#store/documents/sendPending.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { selectCurrentStep, selectFileId } from '#store/selectors/wizardSelectors.ts';
import { aDemoOffer, anIndividualApplication } from '#test/support/applications.ts';
import { anApplicationBy, type InvestorKind } from '#test/support/entityApplications.ts';
import { aStoreOnReview } from '#test/support/filledStore.ts';
import { at } from '#test/support/handlers.ts';
import { renderWithStore } from '#test/support/renderStore.tsx';
import { server, useServer } from '#test/support/server.ts';

useServer();
afterEach(() => act(() => abortAllUploads()));

const UPLOAD = at('/api/application_docs/');
const VERIFYING = {
  require_aml_kyc: true,
  verification_doc_type: 'C',
  allow_submit_with_missing_docs: false,
} as const satisfies Partial<Offer>;
const CERTIFYING = {
  require_sophisticated_investor_verification: true,
  sophisticated_investor_verification_type: 'ALL',
  allow_submit_with_missing_certificates: false,
} as Partial<Offer>;

type Found = { values: Record<string, unknown>; subject: string };

/** The first block of these values in which the field holds a document; a step's own fields are about nobody. */
function findIn(values: unknown, field: string): Found | null {
  if (Array.isArray(values)) return values.map((each) => findIn(each, field)).find((found) => found !== null) ?? null;
  if (!isRecord(values)) return null;
  const { [field]: document } = values;
  if (isRecord(document) && document['filename']) return { values, subject: '' };
  return findIn(Object.values(values), field);
}

/** Fields of a step, whose documents are of nobody. */
const OF_STEP = ['bank_statement', 'payment_bank_statement', 'adviser_authority_doc'];

/** A page on review, where the document of this field waits because there is no connection. */
async function waiting({ offer, application, step, field }: Awaited) {
  server.use(http.post(UPLOAD, () => HttpResponse.error()));
  const holding = step === 'landingpage' ? 'contact_details' : step;
  const store = aStoreOnReview({ offer, application: without(application, holding, field) });
  expect(findIn(application, field)).not.toBeNull();
  const subject = OF_STEP.includes(field) ? '' : subjectOf(selectApplication(store.getState()), holding, field);
  const place = { fileId: selectFileId(store.getState()), step, fieldId: `f-${field}`, path: field };
  const file = new File(['%PDF'], 'scan.pdf', { type: 'application/pdf' });
  store.dispatch(sendChosen(place, file));
  const [upload] = pendingUploads();
  changePending(upload?.id ?? '', { leftBy: subject });
  await waitFor(() => expect(pendingUploads()).toMatchObject([{ status: 'waiting' }]));
  renderWithStore(<Shown />, store);
  await act(async () => {});
  return { store, user: userEvent.setup() };
}

function Shown() {
  const step = useAppSelector(selectCurrentStep);
  return step === 'review' ? <ReviewStep /> : <p>{`at ${step}`}</p>;
}

interface Awaited {
  offer: Offer;
  application: Application;
  step: StepName;
  field: string;
}

/** The application without that document. */
function without(application: Application, step: string, field: string): Application {
  const copy = structuredClone(application);
  const found = findIn(copy[step as keyof Application], field);
  if (found !== null) found.values[field] = null;
  return copy;
}

function subjectOf(application: Application, step: string, field: string): string {
  const ids: string[] = [];
  const look = (values: unknown): void => {
    if (Array.isArray(values)) return values.forEach(look);
    if (!isRecord(values)) return;
    const id = values['organisation_id'] ?? values['id'];
    if (values[field] === null && typeof id === 'string') ids.push(id);
    Object.values(values).forEach(look);
  };
  look(application[step as keyof Application]);
  return ids.find(Boolean) ?? '';
}

const notice = () => screen.getByRole('status', { name: 'Not part of the application yet' });
const submit = () => screen.getByRole('button', { name: /^Submit/ });

const offerWith = (changes: Partial<Offer>) =>
  aDemoOffer('emberfield-copper', { application_terms_and_conditions: '', documents: [], ...changes });
const by = (kind: InvestorKind, offer: Offer, step: StepName, field: string): Awaited => ({
  offer,
  application: anApplicationBy(kind, offer),
  step,
  field,
});
const STATEMENT = offerWith({
  new_investor_bank_statement_type: 'REQUIRED',
  existing_investor_bank_statement_type: 'REQUIRED',
});
const VERIFY = offerWith(VERIFYING);
const CERTIFY = offerWith(CERTIFYING);
const asAdviser = (offer: Offer): Application => {
  const application = anIndividualApplication(offer);
  return {
    ...application,
    contact_details: {
      ...application.contact_details,
      applicant_role: 'advisor',
      adviser_has_authority: true,
      adviser_authority_doc: { id: 'd9', filename: 'authority.pdf' },
      adviser_first_name: 'Rohan',
      adviser_last_name: 'Mehta',
      adviser_email: 'rohan@example.com',
      adviser_mobile: '+61491570157',
    },
  };
};

describe('a required document that waits for the connection', () => {
  it.each<[string, Awaited, RegExp]>([
    ['a bank statement', by('individual', STATEMENT, 'bank_details', 'bank_statement'), /Bank statement/],
    [
      "an individual's identity document",
      by('individual', VERIFY, 'investor_details', 'idDoc'),
      /^Jane .*Identity documents/,
    ],
    [
      "a company's extract",
      by('company', VERIFY, 'investor_details', 'amlCtfDoc'),
      /Harbour Street Holdings Pty Ltd, AML\/CTF document/,
    ],
    ["a trustee's", by('bare_trust', VERIFY, 'investor_details', 'idDoc'), /Identity documents/],
    [
      "a company's certificate",
      by('company', CERTIFY, 'investor_details', 'sophisticatedInvestorDoc'),
      /Accountant's certificate/,
    ],
    [
      "an adviser's authority",
      { offer: STATEMENT, application: asAdviser(STATEMENT), step: 'landingpage', field: 'adviser_authority_doc' },
      /^Authority document/,
    ],
  ])(
    '[1-UPL-05, 2-REV-09] is named at Submit, not missing, linked, and goes by itself: %s',
    async (_what, awaited, name) => {
      const { store, user } = await waiting(awaited);

      await user.click(submit());
      await act(async () => {});
      const line = within(notice()).getByRole('button', { name: /is waiting to upload$/ });
      expect(line).toHaveAccessibleName(name);
      expect(line).toHaveAccessibleName(/ \(required\): scan\.pdf for /);
      expect(notice()).toHaveTextContent(
        'Each will be uploaded once you are connected, and added automatically where possible.',
      );
      expect(notice().parentElement).toHaveFocus();
      expect(submit()).toHaveAttribute('aria-disabled', 'true');
      expect(document.body.textContent).not.toMatch(
        /File is required|attach the required documents|required before submission|is still to be answered/,
      );
      expect(selectCurrentStep(store.getState())).toBe('review');
      await user.click(line);
      expect(screen.getByText(`at ${awaited.step}`)).toBeInTheDocument();
      await act(async () => void store.dispatch({ type: 'wizard/stepOpened', payload: { name: 'review' } }));

      server.resetHandlers();
      await act(async () => void window.dispatchEvent(new Event('online')));
      await waitFor(() => expect(pendingUploads()).toEqual([]));
      await waitFor(() => expect(screen.queryByText('Not part of the application yet')).not.toBeInTheDocument());
      await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'));
    },
  );

  it.each<[string, Awaited, string]>([
    ['a bank statement', by('individual', STATEMENT, 'bank_details', 'bank_statement'), 'Bank account details'],
    ['a certificate', by('company', CERTIFY, 'investor_details', 'sophisticatedInvestorDoc'), 'Investor details'],
  ])(
    '[1-UPL-04, 1-UPL-05] says why it was not taken once the service refuses it, and does not say that it waits: %s',
    async (_what, awaited, step) => {
      const { user } = await waiting(awaited);
      server.use(http.post(UPLOAD, () => HttpResponse.json({ doc_file: ['Virus found'] }, { status: 400 })));
      await act(async () => void window.dispatchEvent(new Event('online')));

      const line = await within(notice()).findByRole('button', {
        name: new RegExp(`\\(required\\): scan\\.pdf for ${step} was not accepted\\. Virus found$`),
      });
      expect(document.body.textContent).not.toMatch(/aiting to upload/);
      await user.click(submit());
      expect(notice().parentElement).toHaveFocus();
      await user.click(line);
      expect(screen.getByText(`at ${awaited.step}`)).toBeInTheDocument();
    },
  );

  it("[1-UPL-05, 1-ADV-05] reads as waiting among the answers, an adviser's authority too", async () => {
    await waiting({
      offer: STATEMENT,
      application: asAdviser(STATEMENT),
      step: 'landingpage',
      field: 'adviser_authority_doc',
    });
    expect(screen.getByText('Waiting to upload')).toBeInTheDocument();
    expect(screen.queryByText('Uploaded, not added yet')).not.toBeInTheDocument();
  });
});
