import type { Application } from '#domain/application.ts';
import type { AppThunk } from '../createStore.ts';
import { type KnownApplication, applicationOpened, stepDrafted } from '../events.ts';
import { withFlaggedOwners } from '#domain/people/prefilledOwners.ts';
import { identify } from '#domain/application/identify.ts';
import { normaliseSteps } from '../steps/normalise.ts';
import { rootReducer } from '../rootReducer.ts';
import { openNewFile, showListedStep } from './files.ts';
import { investorName } from '#domain/application/investorName.ts';

/** Puts an application of the service into a file of its own (an edit, or a draft opened by code). */
export function openApplication(application: Application, known: KnownApplication): AppThunk<Promise<string>> {
  return async (dispatch, getState, { newId, now }) => {
    const fileId = await dispatch(openNewFile(getState().session.offerSlug ?? ''));
    const empty = rootReducer(undefined, { type: 'files/emptyAsked' });
    const { steps, entities } = normaliseSteps(empty, withFlaggedOwners(identify(application, newId)), newId);
    const isApproval = known.mode.status === 'pending_approval';
    const { currentStep, approveUntil = null } = known;
    const file = { fileId, currentStep, investorName: investorName(application), isApproval, approveUntil };
    dispatch(applicationOpened({ ...known, steps, entities, file, at: now() }));
    // On the wire, owners that were still being typed stand beside those that count (2-BO-10).
    const typed = application.beneficial_owners?.tempBeneficialOwners;
    if (typed) dispatch(stepDrafted({ name: 'beneficial_owners', values: { beneficialOwners: typed } }));
    dispatch(showListedStep());
    return fileId;
  };
}
