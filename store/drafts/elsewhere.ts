import type { ApiError } from '#api/apiError.ts';
import { draftsApi, type OpenedDraft } from '#api/draftsApi.ts';
import type { Application, DataStepName } from '#domain/application.ts';
import { readsAlike } from '#domain/application/differences.ts';
import { identify } from '#domain/application/identify.ts';
import type { Merged, Side } from '#domain/application/merge.ts';
import { mergeDrafts } from '#domain/application/mergeDrafts.ts';
import { pick } from '#domain/formats/pick.ts';
import { withFlaggedOwners } from '#domain/people/prefilledOwners.ts';
import { listSteps } from '#domain/steps.ts';
import { fromService } from '#domain/wire.ts';
import { asApiError } from '../asApiError.ts';
import type { AppThunk } from '../createStore.ts';
import { applicationOpened, draftDetached, draftJoined, draftKept, draftSaveFailed, stepDrafted } from '../events.ts';
import { showListedStep } from '../file/files.ts';
import { screenOutdated } from '../file/saveStatusSlice.ts';
import { investorName } from '#domain/application/investorName.ts';
import { rootReducer, type RootState } from '../rootReducer.ts';
import { selectApplication, selectRuleContext } from '../selectors/applicationSelectors.ts';
import { selectTypedApplication } from '../selectors/draftSelectors.ts';
import { isSameFile } from '../selectors/isSameFile.ts';
import { selectCurrency, selectOffer } from '../selectors/sessionSelectors.ts';
import { normaliseSteps } from '../steps/normalise.ts';
import { DATA_STEPS, stepEntries, type StepDrafts } from '../steps/stepStates.ts';

/** The version of the open draft that the service holds now. */
export type Theirs = OpenedDraft;

/** Asks the service what it holds of the open draft now; null where that is not known. One that is kept no more ends the saving. */
export function findTheirs(): AppThunk<Promise<Theirs | null>> {
  return async (dispatch, getState) => {
    const asked = getState();
    const { applicationId } = asked.wizard;
    if (applicationId === null) return null;
    const { data, error } = await dispatch(
      draftsApi.endpoints.openHeldDraft.initiate(Number(applicationId), { track: false }),
    );
    if (!isSameFile(asked, getState())) return null;
    if (data !== undefined) return data;
    dispatch(endWith(asApiError(error)));
    return null;
  };
}

/** Ends the saving of a draft that is none any more; of another failure nothing is done. */
export function endWith(failure: ApiError): AppThunk {
  return (dispatch) => {
    if (failure.kind === 'notFound') dispatch(draftSaveFailed({ ...GONE, became: failure.became }));
    // Only whoever may read what was lodged hears why it is no draft.
    if (failure.kind === 'conflict') dispatch(draftSaveFailed({ ...GONE, became: 'draft_lodged_own' }));
  };
}

const GONE = { outcome: 'gone', isSettled: true } as const;

/** Goes on with what is here as an application that the service does not know: the draft that it was is deleted. */
export function goOnAnew(): AppThunk {
  return (dispatch, _getState, { newId }) => void dispatch(draftDetached({ fileKey: newId() }));
}

interface Joining {
  choices?: Readonly<Record<string, Side>>;
  /** All that stands here where nothing is said. */
  mine?: Application;
}

/** What the open file and the version of the service come to together; null before the offer is loaded. */
export function joinWith(
  state: RootState,
  theirs: Theirs,
  { choices, mine = selectTypedApplication(state) }: Joining = {},
): Merged | null {
  const offer = selectOffer(state);
  if (offer === null) return null;
  const { kept, wizard } = state;
  const versions = {
    base: { application: kept.application ?? {}, handles: wizard.numberHandles ?? {} },
    mine,
    theirs: { application: fromService(theirs.application).application, handles: theirs.number_handles },
  };
  return mergeDrafts({ offer, currency: selectCurrency(state) }, versions, choices);
}

/**
 * Takes in what was saved elsewhere where nobody has to choose: whoever types goes on typing, and is told (design section 3). Where it is of
 * the step on screen, that is drawn anew as soon as no key is pressed. False where there is something to be seen first; nothing has changed
 * then.
 */
export function joinByItself(): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { screen }) => {
    const asked = getState();
    const theirs = await dispatch(findTheirs());
    if (theirs === null || !mayJoin(joinWith(getState(), theirs))) return false;
    const isOnScreen = !selectReadsAlike(getState(), theirs);
    const goBack = isOnScreen ? await screen.settle() : null;
    const state = getState();
    if (!isSameFile(asked, state)) return false;
    // Another save has taken it in meanwhile, or something newer.
    if (theirs.revision <= (state.wizard.revision ?? 0)) return true;
    const merged = joinWith(state, theirs);
    if (!mayJoin(merged)) return false;
    dispatch(takeIn(theirs, merged));
    // What they changed to the same there is nothing to say of.
    if (merged.taken.length > 0) dispatch(draftJoined({ saved: theirs.saved, taken: merged.taken }));
    if (goBack !== null) {
      dispatch(screenOutdated());
      // React draws before the next key comes.
      await Promise.resolve();
      goBack();
    }
    return true;
  };
}

/** Nobody has to choose, and nothing that was answered goes. */
function mayJoin(merged: Merged | null): merged is Merged {
  return merged !== null && merged.conflicts.length === 0 && merged.dropped.length === 0;
}

/** Whether the step on screen reads as before once it is taken in. */
function selectReadsAlike(state: RootState, theirs: Theirs): boolean {
  const [offer, merged] = [selectOffer(state), joinWith(state, theirs)];
  if (offer === null || merged === null) return true;
  const { currentStep } = state.wizard;
  const step = currentStep === 'next_steps' ? 'review' : currentStep;
  const versions = [selectTypedApplication(state), merged.application] as const;
  return readsAlike(step, { offer, currency: selectCurrency(state) }, versions);
}

/**
 * Makes the joined version the open one. It stands on the service's revision, so that it is saved over that. What was only being typed
 * here still is, but for what was seen and chosen of a step that had been completed before.
 */
export function takeIn(theirs: Theirs, { application }: Pick<Merged, 'application'>, isSeen = false): AppThunk {
  return (dispatch, getState, { newId, now }) => {
    const { wizard } = getState();
    if (wizard.fileId === null) return;
    const empty = rootReducer(undefined, { type: 'files/emptyAsked' });
    const { answers, typed } = apart(getState(), { theirs, whole: identify(application, newId), isSeen });
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
 * The joined version as what counts and what is being typed, which no step behind it is reached by. Of a step that is being typed here
 * counts what was saved of it, with what they changed; all that was seen, where it was completed before. All of it counts where steps
 * hang on it that they have filled in since: what leaves the list would go.
 */
function apart(
  state: RootState,
  { theirs, whole, isSeen }: { theirs: Theirs; whole: Application; isSeen: boolean },
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
  const saved = isSeen ? pick(whole, completed) : pick(joinWith(state, theirs, { mine: own })?.application ?? {}, open);
  const answers: Application = { ...pick(whole, others), ...saved };
  const context = selectRuleContext(state);
  if (context === null) return { answers, typed };
  const listed = (application: Application) => listSteps({ ...context, application }).map(({ name }) => name);
  const kept = listed(answers);
  const isLosing = listed(whole).some((name) => Object.hasOwn(answers, name) && !kept.includes(name));
  return { answers: isLosing ? whole : answers, typed };
}
