import { subjectOf } from '#domain/documents/subject.ts';
import { stepOpened } from '#store/events.ts';
import { selectStepValues } from '#store/selectors/applicationSelectors.ts';
import { discardUpload, placeUploadedDocument } from '#store/documents/placeDocument.ts';
import { addPending, changePending, dropPending, pendingUploads } from '#store/documents/pendingUploads.ts';
import { aDemoOffer, anIndividualApplication } from '#test/support/applications.ts';
import { aStoreAt } from '#test/support/stepStore.ts';

const DOCUMENT = { id: 'd7', filename: 'late.pdf', download: '/api/application_docs/d7/' };

/** An application on this step, and a document of its investor that has arrived after their own step was left. */
function arrived(step: 'beneficial_owners' | 'bank_details', field: 'idDoc' | 'sophisticatedInvestorDoc') {
  const offer = aDemoOffer();
  const application = anIndividualApplication(offer);
  const [investor = {}] = application.investor_details?.investors ?? [];
  const person = { ...investor, [field]: null, sophisticatedInvestorDocDate: '' };
  const store = aStoreAt(step, {
    offer,
    application: { ...application, investor_details: { ...application.investor_details, investors: [person] } },
  });
  const stored = () => selectStepValues(store.getState(), 'investor_details')?.investors?.[0];
  addPending({
    id: 'u1',
    place: { fileId: 'file-1', step: 'investor_details', fieldId: `owner-${field}`, path: field },
    file: new File(['%PDF'], 'late.pdf'),
    refusal: null,
  });
  changePending('u1', { status: 'arrived', document: DOCUMENT, leftBy: subjectOf(stored() ?? {}) });
  return { store, stored };
}

afterEach(() => dropPending('u1'));

it('[1-UPL-05] puts a document of a person to that person', () => {
  const { store, stored } = arrived('bank_details', 'idDoc');
  store.dispatch(placeUploadedDocument('u1'));
  expect(stored()).toMatchObject({ idDoc: DOCUMENT });
  expect(pendingUploads()).toEqual([]);
});

it('[1-UPL-05, 2-BO-12] waits while persons are on screen, of whom one may be the same, and is put there afterwards', () => {
  const { store, stored } = arrived('beneficial_owners', 'idDoc');
  store.dispatch(placeUploadedDocument('u1'));
  expect(stored()?.idDoc ?? null).toBeNull();
  expect(pendingUploads()).toHaveLength(1);

  store.dispatch(stepOpened({ name: 'review' }));
  store.dispatch(placeUploadedDocument('u1'));
  expect(stored()).toMatchObject({ idDoc: DOCUMENT });
});

it('[2-CERT-02] leaves a certificate without its date to its own step', () => {
  const { store, stored } = arrived('bank_details', 'sophisticatedInvestorDoc');
  store.dispatch(placeUploadedDocument('u1'));
  expect(stored()?.sophisticatedInvestorDoc ?? null).toBeNull();
  expect(pendingUploads()).toHaveLength(1);

  store.dispatch(discardUpload('u1'));
  expect(pendingUploads()).toEqual([]);
});
