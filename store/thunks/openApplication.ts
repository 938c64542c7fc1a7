import type { Application } from '#domain/application.ts';
import type { AppThunk } from '../createStore.ts';
import { type KnownApplication, applicationOpened } from '../events.ts';
import { normaliseApplication } from '../normalise.ts';
import { rootReducer } from '../rootReducer.ts';
import { openNewFile, showListedStep } from './files.ts';

/** Puts an application that the service holds into a file of its own (an edit, a draft opened by code). */
export function openApplication(application: Application, known: KnownApplication): AppThunk<Promise<string>> {
  return async (dispatch, getState, { newId, now }) => {
    const fileId = await dispatch(openNewFile(getState().session.offerSlug ?? ''));
    const empty = rootReducer(undefined, { type: 'files/emptyAsked' });
    const { step: steps, entities } = normaliseApplication(empty, application, newId);
    dispatch(applicationOpened({ ...known, steps, entities, at: now() }));
    dispatch(showListedStep());
    return fileId;
  };
}
