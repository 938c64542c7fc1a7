import { isRecord } from '#domain/formats/isRecord.ts';
import { pick } from '#domain/formats/pick.ts';
import type { StepName } from '#domain/application.ts';
import type { User } from '#domain/session.ts';
import type { AppThunk } from '../createStore.ts';
import { fileRemoved } from '../events.ts';
import { selectUser } from '../selectors/sessionSelectors.ts';
import { listenToOtherTabs } from '../session/tabMessages.ts';
import type { FileEntry } from './fileEntry.ts';
import { readEntries } from './persistence/fileList.ts';
import { fileKey } from './persistence/keys.ts';
import { peekFile } from './persistence/peekFile.ts';
import { readFile } from './persistence/readFile.ts';
import type { EndOutcome } from './persistence/tabKeeper.ts';
import { fileUnreadable } from './saveStatusSlice.ts';
import { DATA_STEPS } from '../steps/stepStates.ts';
import type { EarlyAnswers } from './earlyAnswers.ts';
import { openFile, openNewFile } from './files.ts';
import { holdsAnswers } from './filesSlice.ts';

/** All that is shown of a file before a person claims it as theirs (1-LAND-46). */
export interface FileAtGate {
  fileId: string;
  step: StepName;
  /** ISO date-time of its last change. */
  changedAt: string;
  /** True if it was saved as a draft, which stays with the service, including its documents. */
  isSaved: boolean;
}

/**
 * Returns what the gate shows of a file. Null for a file without answers, which needs no question, and for an unreadable one, whose step is
 * unknown: the landing page reports that as it opens the file.
 */
export function inspectFile(entry: FileEntry): AppThunk<Promise<FileAtGate | null>> {
  return async (_dispatch, _getState, { persistence }) => {
    const storage = await persistence.storage();
    const slices = await peekFile(storage, entry.fileId);
    const reading = await readFile({ storage, key: fileKey(entry.fileId) });
    const isUnreadable = reading.kind === 'unreadable' && reading.reason !== 'unreachable';
    const wizard = isRecord(slices['wizard']) ? slices['wizard'] : {};
    // A file that is out of reach or no longer there is known only by its row in the list.
    const isBegun = reading.kind === 'stored' ? wizard['revision'] != null || isWorthAsking(slices) : entry.hasData;
    if (isUnreadable || !isBegun) return null;
    const shown = wizard['currentStep'] as StepName | undefined;
    // The offer's page leads back to the step that was left for it, as in the list of files.
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

/** Returns the user who signed in in another tab, for which this page was closed; null if there is nothing to report. */
export function findSignedInElsewhere(): AppThunk<User | null> {
  return (_dispatch, getState, { tab }) => (tab.ended() === 'signedIn' ? selectUser(getState()) : null);
}

/** Another tab's action on a file: submitted or removed it; `gone` if unknown. */
export type RemovalReason = 'lodged' | 'gone';

/**
 * Calls back when a file leaves the device while it waits at the gate; returns a function that ends this. The receipt in the message is
 * ignored: the person at the gate has not claimed the application (1-LAND-46).
 */
export function watchFileRemoval(fileId: string, onGone: (how: RemovalReason) => void): () => void {
  return listenToOtherTabs((message) => {
    if (message.kind === 'fileRemoved' && message.fileId === fileId) onGone('gone');
    if (message.kind === 'fileSubmitted' && message.fileId === fileId) onGone('lodged');
  });
}

/** Returns the end of the application that another tab removed: declined or deleted. Null: only removed, so it may be restored. */
export function findRemovalOutcome(): AppThunk<EndOutcome | null> {
  return (_dispatch, getState, { tab }) => tab.removedHow(getState().session.offerSlug ?? '');
}

/** Calls back once another tab restores the removed file of this offer that was open here; returns a function that ends this. */
export function watchFileRestored(onBack: () => void): AppThunk<() => void> {
  return (_dispatch, getState, { tab }) => {
    const removed = tab.removed(getState().session.offerSlug ?? '');
    return listenToOtherTabs((message) => {
      if (message.kind === 'fileRestored' && message.fileId === removed) onBack();
    });
  };
}

/** Forgets a file that another tab submitted or removed: it is no longer offered or written here. */
export function forgetRemovedFile(fileId: string): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { persistence }) => {
    await persistence.remove(fileId);
    dispatch(fileRemoved({ fileId }));
  };
}

/**
 * Opens a file that a person claimed as theirs. `cut`: the code that reads it did not load, and the file is unchanged. `gone`: the file is
 * no longer on this device; nothing is opened instead.
 */
export function openFromGate(fileId: string): AppThunk<Promise<'opened' | 'cut' | 'gone'>> {
  return async (dispatch, _getState, { persistence }) =>
    persistence.inTurn(async () => {
      const reading = await readFile({ storage: await persistence.storage(), key: fileKey(fileId) });
      if (reading.kind === 'empty') return 'gone';
      return (await dispatch(openFile(fileId))) === null ? 'cut' : 'opened';
    });
}

/** Reports an unknown owner: the signed-in user is unknown and the device has an account's application for this offer (1-LAND-46). */
export function reportUnknownOwner(offerSlug: string): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { persistence }) => {
    const entries = await readEntries(await persistence.storage());
    if (entries.some((entry) => entry.offerSlug === offerSlug && entry.userId !== null && entry.hasData))
      dispatch(fileUnreadable('unknownOwner'));
  };
}

/** Returns true if a stored file has a saved or drafted answer. */
function isWorthAsking(slices: Record<string, unknown>): boolean {
  const drafts = slices['stepDrafts'];
  const ofSteps = (values: Record<string, unknown>) =>
    holdsAnswers(pick<Record<string, unknown>, string>(values, DATA_STEPS));
  return ofSteps(slices) || (isRecord(drafts) && ofSteps(drafts));
}

/**
 * Opens a file without answers. The role and ticks that an earlier visitor left on the offer's page are not shown to the next one: a new
 * file replaces such a file, or is added while another tab has it open. Returns the id of the open file, or null like `openFile`.
 */
export function openEmptyFile(
  { fileId, offerSlug }: FileEntry,
  early?: EarlyAnswers,
): AppThunk<Promise<string | null>> {
  return async (dispatch, getState, { persistence }) => {
    const replace = async () => {
      const { saveStatus, stepDrafts, landingpage } = getState();
      const isOfOtherTab = saveStatus.isInOtherTab;
      const isLeft = landingpage !== null || stepDrafts.landingpage !== undefined;
      if (!isOfOtherTab && !isLeft) return null;
      if (!isOfOtherTab) {
        await persistence.remove(fileId);
        dispatch(fileRemoved({ fileId }));
      }
      return dispatch(openNewFile(offerSlug, early));
    };
    return dispatch(openFile(fileId, early, replace));
  };
}
