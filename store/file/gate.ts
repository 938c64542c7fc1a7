import { isRecord } from '#domain/formats/isRecord.ts';
import type { StepName } from '#domain/application.ts';
import type { User } from '#domain/session.ts';
import type { AppThunk } from '../createStore.ts';
import { fileRemoved } from '../events.ts';
import { selectUser } from '../selectors/sessionSelectors.ts';
import { hearOtherTabs } from '../session/otherTabs.ts';
import type { FileEntry } from './fileEntry.ts';
import { readEntries } from './persistence/fileList.ts';
import { fileKey } from './persistence/filePersistence.ts';
import { peekFile } from './persistence/peekFile.ts';
import { readFile } from './persistence/readFile.ts';
import type { EndedHow } from './persistence/tabKeeper.ts';
import { fileUnreadable } from './saveStatusSlice.ts';
import { DATA_STEPS } from '../steps/stepStates.ts';
import { openFile } from './files.ts';

/** All that is told of a file before somebody says that it is theirs (1-LAND-46). */
export interface FileAtGate {
  fileId: string;
  step: StepName;
  /** ISO date-time of its last change. */
  changedAt: string;
  /** It was saved as a draft, which stays with the service, its documents too. */
  isSaved: boolean;
}

/**
 * What the gate tells of a file of this device; null for one in which nothing was entered, which keeps nobody waiting, and for one that
 * cannot be read, whose step nobody knows: the landing page says so as it opens it.
 */
export function lookAtFile(entry: FileEntry): AppThunk<Promise<FileAtGate | null>> {
  return async (_dispatch, _getState, { persistence }) => {
    const storage = await persistence.storage();
    const slices = await peekFile(storage, entry.fileId);
    const reading = await readFile({ storage, key: fileKey(entry.fileId) });
    const isUnreadable = reading.kind === 'unreadable' && reading.reason !== 'unreachable';
    if (isUnreadable || (!entry.hasData && !holdsAnswers(slices))) return null;
    const wizard = isRecord(slices['wizard']) ? slices['wizard'] : {};
    const shown = wizard['currentStep'] as StepName | undefined;
    // The offer's page leads back to what was left for it, as the list of files says.
    const left = shown === 'landingpage' ? (wizard['left'] as StepName | null | undefined) : null;
    const step = left ?? shown ?? entry.currentStep;
    const [written] = (await storage.keys().catch(() => [])).filter(({ key }) => key === fileKey(entry.fileId));
    return {
      fileId: entry.fileId,
      step,
      changedAt: written?.updatedAt ?? entry.changedAt,
      isSaved: wizard['revision'] != null,
    };
  };
}

/** Who signed in in another tab, for which this page was put away; null where nobody has to be told. */
export function whoSignedIn(): AppThunk<User | null> {
  return (_dispatch, getState, { tab }) => (tab.ended() === 'signedIn' ? selectUser(getState()) : null);
}

/** What another tab did with a file: lodged it, or removed it; `gone` where nobody told which. */
export type Departure = 'lodged' | 'gone';

/**
 * Tells how a file left the device while it waits at the gate; answers what ends it. The receipt that comes with the news is not looked
 * at: whoever stands here has not said that the application is theirs (1-LAND-46).
 */
export function watchDeparture(fileId: string, onGone: (how: Departure) => void): () => void {
  return hearOtherTabs((news) => {
    if (news === `removed ${fileId}`) onGone('gone');
    if (typeof news !== 'string' && 'lodged' in news && news.lodged === fileId) onGone('lodged');
  });
}

/** Returns the end of the application that another tab had removed here: declined or deleted. Null: only removed, and may be put back. */
export function howRemoved(): AppThunk<EndedHow | null> {
  return (_dispatch, getState, { tab }) => tab.removedHow(getState().session.offerSlug ?? '');
}

/** Tells once another tab has put back what it removed, the file of this offer that was open here; answers what ends it. */
export function watchReturn(onBack: () => void): AppThunk<() => void> {
  return (_dispatch, getState, { tab }) => {
    const removed = tab.removed(getState().session.offerSlug ?? '');
    return hearOtherTabs((news) => {
      if (typeof news !== 'string' && 'returned' in news && news.returned === removed) onBack();
    });
  };
}

/** Forgets the line of a file that another tab lodged or removed: nothing of it is offered, or written, here any more. */
export function forgetDeparted(fileId: string): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { persistence }) => {
    await persistence.remove(fileId);
    dispatch(fileRemoved({ fileId }));
  };
}

/**
 * Opens a file that somebody said is theirs. `cut`: the code that reads it does not come, and the file lies there as it was. `gone`: it
 * is not on this device any more; nothing is opened in its place.
 */
export function openFromGate(fileId: string): AppThunk<Promise<'opened' | 'cut' | 'gone'>> {
  return async (dispatch, _getState, { persistence }) =>
    persistence.inTurn(async () => {
      const reading = await readFile({ storage: await persistence.storage(), key: fileKey(fileId) });
      if (reading.kind === 'empty') return 'gone';
      return (await dispatch(openFile(fileId))) === null ? 'cut' : 'opened';
    });
}

/** Nobody knows who is signed in: says so where the device keeps an application of some account for this offer (1-LAND-46). */
export function tellUnknownOwner(offerSlug: string): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { persistence }) => {
    const entries = await readEntries(await persistence.storage());
    if (entries.some((entry) => entry.offerSlug === offerSlug && entry.userId !== null && entry.hasData))
      dispatch(fileUnreadable('unknownOwner'));
  };
}

function holdsAnswers(slices: Record<string, unknown>): boolean {
  const drafts = slices['stepDrafts'];
  return DATA_STEPS.some((name) => slices[name] != null) || (isRecord(drafts) && Object.keys(drafts).length > 0);
}
