import type { Application } from '#domain/application.ts';
import { copyApplication } from '#domain/application/copy.ts';
import { identify } from '#domain/application/identify.ts';
import { NEW_APPLICATION } from '#domain/session.ts';
import type { AppThunk } from '../createStore.ts';
import { fileOpened, stepCompleted } from '../events.ts';
import { type RootState, rootReducer } from '../rootReducer.ts';
import { selectUser } from '../selectors/sessionSelectors.ts';
import { selectFileId } from '../selectors/wizardSelectors.ts';
import { assembleApplication } from '../steps/assemble.ts';
import { normaliseSteps } from '../steps/normalise.ts';
import { investorName } from '#domain/application/investorName.ts';
import { filesRestored } from './filesSlice.ts';
import { FILE_KEYS } from './persistedKeys.ts';
import { fileKey } from './persistence/keys.ts';
import { CURRENT_VERSION } from './stored/migrations/version.ts';
import { readFile } from './persistence/readFile.ts';

/** The offer that receives the copy. */
export interface CopyTarget {
  slug: string;
  name: string;
}

/**
 * Copies the people and organisations of a file, and nothing else, to a new file for another offer. The copy is stored as if it had been
 * left on the offer's page, where the terms are agreed to. Drafts of steps stay drafts. Returns the copy's id, or null if the file cannot
 * be read just now.
 */
export function copyFile(fileId: string, { slug, name }: CopyTarget): AppThunk<Promise<string | null>> {
  return async (dispatch, getState, { newId, now, persistence }) => {
    const source = await dispatch(applicationOf(fileId));
    if (source === null) return null;
    const ids = new Map<string, string>();
    const copyOf = (application: Application) => identify(copyApplication(application, newId, ids), newId);
    const [answers, drafts] = [copyOf(source.answers), copyOf(source.typed)];
    const [id, at, userId] = [newId(), now(), selectUser(getState())?.id ?? null];
    const line = { fileId: id, offerSlug: slug, offerName: name, userId };
    const empty = rootReducer(
      undefined,
      fileOpened({ ...line, firstStep: 'landingpage', mode: { ...NEW_APPLICATION }, at }),
    );
    const state = rootReducer(
      empty,
      stepCompleted({
        name: 'contact_details',
        at,
        ...normaliseSteps(empty, answers, newId),
        pruned: { people: [], organisations: [], documents: [], taxDeclarations: [] },
        drafts,
        shelved: null,
        file: { fileId: id, currentStep: 'landingpage', investorName: investorName({ ...answers, ...drafts }) },
      }),
    );
    const entry = state.files.entities[id];
    await (await persistence.storage()).overwrite(fileKey(id), storedText(state));
    if (entry !== undefined) dispatch(filesRestored([...Object.values(getState().files.entities), entry]));
    return id;
  };
}

/** Returns the saved and the drafted answers of a file. */
function applicationOf(fileId: string): AppThunk<Promise<{ answers: Application; typed: Application } | null>> {
  return async (_dispatch, getState, { persistence }) => {
    const whole = (state: Pick<RootState, (typeof FILE_KEYS)[number]>) => ({
      answers: assembleApplication(state),
      typed: state.stepDrafts,
    });
    if (selectFileId(getState()) === fileId) return whole(getState());
    const reading = await readFile({ storage: await persistence.storage(), key: fileKey(fileId) });
    return reading.kind === 'stored' ? whole(reading.state) : null;
  };
}

/** Returns a file as redux-persist writes and reads it. */
function storedText(state: RootState): string {
  const slices = FILE_KEYS.map((key) => [key, JSON.stringify(state[key])] as const);
  const mark = JSON.stringify({ version: CURRENT_VERSION, rehydrated: true });
  return JSON.stringify(Object.fromEntries([...slices, ['_persist', mark]]));
}
