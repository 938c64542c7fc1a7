/** @jest-environment node */
import { identify } from '#domain/application/identify.ts';
import type { Application, DataStepName } from '#domain/application.ts';
import { SAVED_DRAFT } from '#domain/session.ts';
import { selectMerged, applyMerged, type ServiceVersion } from '#store/drafts/elsewhere.ts';
import type { AppStore } from '#store/createStore.ts';
import { draftKept, stepDrafted, stepOpened } from '#store/events.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { selectTypedApplication } from '#store/selectors/draftSelectors.ts';
import { selectCanOpenStep } from '#store/selectors/stepSelectors.ts';
import { aDemoOffer } from '#test/support/applications.ts';
import { anApplicationBy, type InvestorKind } from '#test/support/entityApplications.ts';
import { anId, countingIds } from '#test/support/renderStoreDevice.ts';
import { aStoreAt } from '#test/support/stepStore.ts';

const offer = aDemoOffer('emberfield-copper', { application_terms_and_conditions: '' });
const MODE = { ...SAVED_DRAFT, verified: true };

/** A draft that was opened by its code, of which `typed` is typed on its step and not left forward; all of it is with the service. */
function aFile<N extends DataStepName>(
  kind: InvestorKind,
  { name, typed, isSaved = false }: { name: N; typed: NonNullable<Application[N]>; isSaved?: boolean },
): AppStore {
  const { review: _review, ...application } = identify(anApplicationBy(kind, offer), countingIds('own'));
  const { [name]: _own, ...others }: Application = application;
  const store = aStoreAt(name, { offer, mode: MODE, application: isSaved ? application : others });
  store.dispatch(stepDrafted({ name, values: typed }));
  store.dispatch(draftKept(selectTypedApplication(store.getState())));
  return store;
}

/** What the service holds once somebody else has changed what it held. */
function theirs(store: AppStore, change: (application: Application) => Application): ServiceVersion {
  return {
    application_id: 31,
    revision: 4,
    application: change(store.getState().kept.application ?? {}),
    number_handles: {},
    saved: null,
  };
}

function join(store: AppStore, change: (application: Application) => Application, isSeen = false): void {
  const version = theirs(store, change);
  const merged = selectMerged(store.getState(), version);
  if (merged === null) throw new Error('no offer');
  store.dispatch(applyMerged(version, merged, isSeen));
}

const withName = (first_name: string) => (application: Application) => ({
  ...application,
  contact_details: { ...application.contact_details, first_name },
});
const HALF = { directors: [{ id: anId(4711), legalFirstName: 'Ha' }] };

describe('[1-SHELL-47] what is half typed as another version comes in', () => {
  it('stays typed and not completed: no step behind it is reached by it', () => {
    const store = aFile('company', { name: 'directors', typed: HALF });
    expect(selectCanOpenStep(store.getState(), 'bank_details')).toBe(false);

    join(store, withName('Nora'));

    expect(selectApplication(store.getState()).contact_details?.first_name).toBe('Nora');
    expect(selectApplication(store.getState()).directors).toBeUndefined();
    expect(store.getState().stepDrafts.directors).toMatchObject(HALF);
    store.dispatch(stepOpened({ name: 'contact_details' }));
    expect(selectCanOpenStep(store.getState(), 'directors')).toBe(false);
    expect(selectCanOpenStep(store.getState(), 'bank_details')).toBe(false);
  });

  it('takes in what they changed of it, with what was saved of the step before, and nothing is lost to the service', () => {
    const bank = anApplicationBy('company', offer).bank_details;
    const store = aFile('company', { name: 'bank_details', typed: { ...bank, bsb: '08' }, isSaved: true });
    const before = selectApplication(store.getState()).bank_details;

    join(store, (application) => ({
      ...application,
      bank_details: { ...application.bank_details, drpStatus: 'N' },
    }));

    expect(selectApplication(store.getState()).bank_details).toEqual({ ...before, drpStatus: 'N' });
    expect(store.getState().stepDrafts.bank_details).toMatchObject({ bsb: '08', drpStatus: 'N' });
    expect(selectTypedApplication(store.getState()).bank_details).toMatchObject({ bsb: '08', drpStatus: 'N' });
  });

  it('counts where the two were compared and the step had been completed before: what was chosen is what review shows', () => {
    const bank = anApplicationBy('company', offer).bank_details;
    const typed = { ...bank, accountName: 'Chosen' };
    const store = aFile('company', { name: 'bank_details', typed, isSaved: true });

    join(store, withName('Nora'), true);

    expect(selectApplication(store.getState()).bank_details).toMatchObject({ accountName: 'Chosen' });
  });

  it('stays typed where the two were compared and the step had never been completed', () => {
    const store = aFile('company', { name: 'directors', typed: HALF });

    join(store, withName('Nora'), true);

    expect(selectApplication(store.getState()).directors).toBeUndefined();
    expect(store.getState().stepDrafts.directors).toMatchObject(HALF);
  });

  it('is no answer where it is owners, either', () => {
    const store = aFile('company', { name: 'beneficial_owners', typed: { beneficialOwners: HALF.directors } });

    join(store, withName('Nora'));

    expect(selectApplication(store.getState()).beneficial_owners).toBeUndefined();
    expect(store.getState().stepDrafts.beneficial_owners).toMatchObject({ beneficialOwners: HALF.directors });
  });

  it('counts where steps hang on it that they have filled in since: none of these is lost', () => {
    const store = aFile('individual', { name: 'investor_details', typed: { investor_type: 'company' } });
    const { investor_details, directors } = identify(anApplicationBy('company', offer), countingIds('their'));

    join(store, (application) => ({ ...application, investor_details, directors }) as Application);

    expect(selectApplication(store.getState()).directors?.directors).toHaveLength(1);
    expect(selectApplication(store.getState()).investor_details?.companyName).toBe(investor_details?.companyName);
    expect(selectCanOpenStep(store.getState(), 'directors')).toBe(true);
  });
});
