import { createSelector } from '@reduxjs/toolkit';
import type { ApiError } from '#api/apiError.ts';
import { draftsApi } from '#api/draftsApi.ts';
import { issuerApi } from '#api/issuerApi.ts';
import type { Application, DataStepName } from '#domain/application.ts';
import { identify } from '#domain/application/identify.ts';
import type { Merged, Side } from '#domain/application/merge.ts';
import { mergeDrafts, mergeDraftSteps } from '#domain/application/mergeDrafts.ts';
import { pick } from '#domain/formats/pick.ts';
import { withFlaggedOwners } from '#domain/people/prefilledOwners.ts';
import { isEditingLodged } from '#domain/session.ts';
import { listSteps } from '#domain/steps.ts';
import { fromService } from '#domain/wire.ts';
import { asApiError } from '../asApiError.ts';
import type { AppThunk } from '../createStore.ts';
import {
  applicationOpened,
  draftDetached,
  draftJoined,
  draftKept,
  draftSaveFailed,
  stepDrafted,
  versionReceived,
} from '../events.ts';
import { showListedStep } from '../file/files.ts';
import { screenOutdated } from '../file/saveStatusSlice.ts';
import { investorName } from '#domain/application/investorName.ts';
import { rootReducer, type RootState } from '../rootReducer.ts';
import { selectApplication, selectRuleContext } from '../selectors/applicationSelectors.ts';
import { selectTypedApplication } from '../selectors/draftSelectors.ts';
import { isSameFile } from '../selectors/isSameFile.ts';
import { selectCurrency, selectOffer } from '../selectors/sessionSelectors.ts';
import { normaliseSteps } from '../steps/normalise.ts';
import type { ServiceVersion } from './serviceVersion.ts';
import { DATA_STEPS, stepEntries, type StepDrafts } from '../steps/stepStates.ts';

export type { ServiceVersion };

/**
 * Asks the service for its current version of the open application; null if unknown. Saving ends if the service no longer has the draft, or
 * takes no edit.
 */
export function fetchServiceVersion(): AppThunk<Promise<ServiceVersion | null>> {
  return async (dispatch, getState) => {
    const asked = getState();
    const { applicationId, mode } = asked.wizard;
    if (applicationId === null) return null;
    const id = Number(applicationId);
    const { data, error } = isEditingLodged(mode)
      ? await dispatch(issuerApi.endpoints.openForEditing.initiate(id, { track: false }))
      : await dispatch(draftsApi.endpoints.openHeldDraft.initiate(id, { track: false }));
    if (!isSameFile(asked, getState())) return null;
    if (data !== undefined) return data;
    dispatch(endSaving(asApiError(error)));
    return null;
  };
}

/** Ends the saving of a draft that no longer is one, and of an application that takes no edit; ignores every other failure. */
export function endSaving(failure: ApiError): AppThunk {
  return (dispatch, getState) => {
    if (failure.kind === 'notFound') dispatch(draftSaveFailed({ ...GONE, became: failure.became }));
    // A conflict is sent only to a caller who may read the submitted application: it is no longer a draft, or staff edit it no more.
    const became = isEditingLodged(getState().wizard.mode) ? null : 'draft_lodged_own';
    if (failure.kind === 'conflict') dispatch(draftSaveFailed({ ...GONE, became }));
  };
}

const GONE = { outcome: 'gone', isSettled: true } as const;

/** Continues a deleted draft's local answers as an application that the service has not seen. */
export function continueAsNew(): AppThunk {
  return (dispatch, _getState, { newId }) => void dispatch(draftDetached({ fileKey: newId() }));
}

const NO_CHOICES: Readonly<Record<string, Side>> = Object.freeze({});

/** Selects the last version that both editors knew. */
const selectBase = createSelector(
  [({ kept }: RootState) => kept.application, ({ wizard }: RootState) => wizard.numberHandles],
  (application, handles) => ({ application: application ?? {}, handles: handles ?? {} }),
);

/** Selects the three versions to merge: the last common one, the open file's, saved and drafted, and the service's. */
const selectVersions = createSelector(
  [selectBase, selectTypedApplication, (_state: RootState, theirs: ServiceVersion) => theirs],
  (base, mine, theirs) => ({
    base,
    mine,
    theirs: { application: fromService(theirs.application).application, handles: theirs.number_handles },
  }),
);

const selectComparing = createSelector(
  [selectOffer, selectCurrency],
  (offer, currency) => offer && { offer, currency },
);

interface SelectMerged {
  (state: RootState, theirs: ServiceVersion, choices?: Readonly<Record<string, Side>>): Merged | null;
  /** Returns the number of merges so far. */
  recomputations: () => number;
}

/**
 * Selects the open file merged with the service's version; null before the offer is loaded. Merged once for each version, each text typed
 * since and each choice.
 */
export const selectMerged: SelectMerged = createSelector(
  [
    selectComparing,
    selectVersions,
    (_state: RootState, _theirs: ServiceVersion, choices: Readonly<Record<string, Side>> = NO_CHOICES) => choices,
  ],
  (comparing, versions, choices) => comparing && mergeDrafts(comparing, versions, choices),
);

/**
 * Receives a version saved elsewhere. It is merged if there is nothing to choose: the applicant goes on typing and sees a notice (design
 * section 3). If the merge changes the step on screen, that is redrawn as soon as no key is pressed. Returns false if it is not merged, and
 * the applicant has to see it first. `idempotencyKey`: the save that met it.
 */
export function receiveVersion(idempotencyKey: string | null): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const asked = getState();
    const version = await dispatch(fetchServiceVersion());
    if (version !== null && (await dispatch(mergeAutomatically(version)))) return true;
    // The draft may be none any more.
    const { halt } = getState().sync;
    if (isSameFile(asked, getState()) && halt?.kind !== 'ended') dispatch(versionReceived({ version, idempotencyKey }));
    return false;
  };
}

/** Merges the version if there is nothing to choose; returns false, with nothing changed, otherwise. */
function mergeAutomatically(theirs: ServiceVersion): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { screen }) => {
    const asked = getState();
    const isKnown = () => theirs.revision <= (getState().wizard.revision ?? 0);
    // Another save has meanwhile merged this version or a newer one.
    if (isKnown()) return true;
    const first = selectMerged(asked, theirs);
    if (first === null || !mayJoin(first)) return false;
    const goBack = isOnScreen(getState(), first) ? await screen.settle() : null;
    const state = getState();
    if (!isSameFile(asked, state)) return false;
    if (isKnown()) return true;
    const merged = selectMerged(state, theirs);
    if (merged === null || !mayJoin(merged)) return false;
    dispatch(applyMerged(theirs, merged));
    // Changes that are the same on both sides need no notice.
    if (merged.takenFromTheirs.length > 0)
      dispatch(draftJoined({ saved: theirs.saved, takenFromTheirs: merged.takenFromTheirs }));
    if (goBack !== null) {
      dispatch(screenOutdated());
      // React draws before the next key arrives.
      await Promise.resolve();
      goBack();
    }
    return true;
  };
}

/** Returns true if the merge has no conflict to choose and drops no answer. */
function mayJoin({ conflicts, droppedAnswers }: Merged): boolean {
  return conflicts.length === 0 && droppedAnswers.length === 0;
}

/** Returns true if the merge changes the step on screen. */
function isOnScreen({ wizard: { currentStep } }: RootState, { changed }: Merged): boolean {
  return changed.includes(currentStep === 'next_steps' ? 'review' : currentStep);
}

/**
 * Makes the merged version the open one. It is based on the service's revision, so the next save replaces that. Drafts of steps stay
 * drafts, except those of a step completed before whose changes were seen and chosen (`isSeen`).
 */
export function applyMerged(theirs: ServiceVersion, { application, settled }: Merged, isSeen = false): AppThunk {
  return (dispatch, getState, { newId, now }) => {
    const { wizard } = getState();
    if (wizard.fileId === null) return;
    const empty = rootReducer(undefined, { type: 'files/emptyAsked' });
    const { answers, typed } = apart(getState(), {
      theirs,
      whole: identify(application, newId),
      settled,
      isSeen,
    });
    const { steps, entities } = normaliseSteps(empty, withFlaggedOwners(identify(answers, newId)), newId);
    const { mode, fileId, currentStep } = wizard;
    dispatch(
      applicationOpened({
        mode,
        applicationId: theirs.application_id,
        splashApplicationId: null,
        revision: theirs.revision,
        numberHandles: theirs.number_handles,
        currentStep,
        steps,
        entities,
        file: { fileId, currentStep, investorName: investorName(application) },
        at: now(),
      }),
    );
    for (const [name, values] of stepEntries(typed)) dispatch(stepDrafted({ name, values }));
    dispatch(draftKept(fromService(theirs.application).application, theirs.saved?.at));
    dispatch(draftJoined(null));
    dispatch(showListedStep());
  };
}

/**
 * Splits the merged version into answers that count and drafts of steps, which lead to no later step. A step being typed here counts in its
 * saved version with the other editor's changes; it counts as seen if it was completed before and `isSeen`. Everything counts if steps that
 * the other editor completed since depend on it: they would otherwise leave the list.
 */
function apart(
  state: RootState,
  {
    theirs,
    whole,
    settled,
    isSeen,
  }: Pick<Merged, 'settled'> & { theirs: ServiceVersion; whole: Application; isSeen: boolean },
): { answers: Application; typed: StepDrafts } {
  const owners = whole.beneficial_owners?.tempBeneficialOwners;
  const isOpen = (name: DataStepName) => name !== 'beneficial_owners' && state.stepDrafts[name] !== undefined;
  const [open, others] = [DATA_STEPS.filter(isOpen), DATA_STEPS.filter((name) => !isOpen(name))];
  const typed: StepDrafts = {
    ...pick(whole, open),
    ...(owners && { beneficial_owners: { beneficialOwners: owners } }),
  };
  const own = selectApplication(state);
  const completed = open.filter((name) => own[name] !== undefined);
  const saved = isSeen
    ? pick(whole, completed)
    : mergeDraftSteps({ ...selectVersions(state, theirs), mine: own }, open, settled);
  const answers: Application = { ...pick(whole, others), ...saved };
  const context = selectRuleContext(state);
  if (context === null) return { answers, typed };
  const listed = (application: Application) => listSteps({ ...context, application }).map(({ name }) => name);
  const kept = listed(answers);
  const isLosing = listed(whole).some((name) => Object.hasOwn(answers, name) && !kept.includes(name));
  return { answers: isLosing ? whole : answers, typed };
}
