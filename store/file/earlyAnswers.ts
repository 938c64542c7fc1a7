import { initialLandingValues, landingFormValues, type LandingFormValues } from '#domain/offers/landing.ts';
import type { AppThunk } from '../createStore.ts';
import { stepDrafted } from '../events.ts';
import { selectApplication, selectStepDraft } from '../selectors/applicationSelectors.ts';
import { selectUser } from '../selectors/sessionSelectors.ts';
import { selectCurrentStep } from '../selectors/wizardSelectors.ts';

/** Answers given on an offer's page, as the service has written it, before its file was open. They move into that file. */
export interface EarlyAnswers {
  /** Takes them, down to the last key, right before the file replaces the state of the page. Only the first call does. */
  take: () => void;
  /** Adds them to the open file, before it is drawn. */
  give: () => void;
}

/** Creates the keeper of early answers. `flushTyped` makes the page pass its input to the store. */
export function keepEarlyAnswers(flushTyped: () => void): AppThunk<EarlyAnswers> {
  return (dispatch, getState) => {
    let isTaken = false;
    let typed: LandingFormValues | undefined;
    return {
      take: () => {
        if (isTaken) return;
        isTaken = true;
        flushTyped();
        typed = selectStepDraft(getState(), 'landingpage');
      },
      give: () => void (typed && dispatch(addTyped(typed))),
    };
  };
}

function addTyped(typed: LandingFormValues): AppThunk {
  return (dispatch, getState) => {
    if (selectCurrentStep(getState()) !== 'landingpage') return;
    const untouched = new Map<string, unknown>(Object.entries(initialLandingValues(selectUser(getState()))));
    const changed = Object.fromEntries(Object.entries(typed).filter(([name, value]) => untouched.get(name) !== value));
    if (Object.keys(changed).length === 0) return;
    const stored = selectStepDraft(getState(), 'landingpage') ?? landingFormValues(selectApplication(getState()));
    dispatch(stepDrafted({ name: 'landingpage', values: { ...stored, ...changed } }));
  };
}
