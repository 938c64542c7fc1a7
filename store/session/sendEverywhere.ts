import type { Application } from '#domain/application.ts';
import { isAutosaved } from '#domain/application/saveDraft.ts';
import type { User } from '#domain/session.ts';
import type { AppThunk } from '../createStore.ts';
import { sendInTime } from '../drafts/sendUnsent.ts';
import type { FileEntry } from '../file/fileEntry.ts';
import { filesAdapter } from '../file/filesSlice.ts';
import type { PersistedState } from '../file/persistence/fileReading.ts';
import { findLastSaves, recordLastSave } from '../file/persistence/lastSave.ts';
import { fetchOffer } from '../file/openOffer.ts';
import { fileKey } from '../file/persistence/keys.ts';
import { readFile } from '../file/persistence/readFile.ts';
import { typedApplication } from '../selectors/draftSelectors.ts';
import { isReadableBy } from '../selectors/filesSelectors.ts';
import { selectUser } from '../selectors/sessionSelectors.ts';
import { isUnsent, selectIsUnsaved } from '../selectors/unsentSelectors.ts';
import { selectFileId, selectWireIds } from '../selectors/wizardSelectors.ts';
import { settledWithin } from '../settledWithin.ts';
import { assembleApplication } from '../steps/assemble.ts';
import { listenToOtherTabs, notifyOtherTabs, type SaveReply } from './tabMessages.ts';

export { sendInTime };

/** Milliseconds to wait for answers: a tab that is awake answers sooner. */
const ANSWER_MS = 250;

/** An application with unsaved changes, as the question before a sign-out names it. */
export interface UnsentFile {
  fileId: string;
  offerName: string;
  /** True if it is open in this tab, whose own state shows the time of its save. */
  isOpenHere?: true;
}

/** The question about unsaved changes. */
export interface Asked {
  /** Called when the service has the last changes of a file of another tab, or of this device. */
  onSaved: (fileId: string) => void;
  /** Aborted when the question ends. */
  signal: AbortSignal;
}

/**
 * Sends unsaved changes from this tab, every other tab and this device, while a person waits for it (3-LOGIN-12). Returns the applications
 * that still have unsaved changes then, including stored files that no tab has open. Saves under way are followed while the question is
 * open.
 */
export function sendEverywhere(asked: Asked): AppThunk<Promise<UnsentFile[]>> {
  return async (dispatch, getState) => {
    const { files, wizard } = getState();
    const open = files.entities[wizard.fileId ?? ''];
    const [, unsent] = await Promise.all([dispatch(sendInTime()), dispatch(sendElsewhere(asked))]);
    const rest = unsent.map(({ fileId, offerName }) => ({ fileId, offerName }));
    if (open === undefined || !selectIsUnsaved(getState())) return rest;
    return [{ fileId: open.fileId, offerName: open.offerName, isOpenHere: true }, ...rest];
  };
}

/**
 * Asks the other tabs to send their changes, and sends stored files that no tab has open. Returns those that the service did not accept.
 */
function sendElsewhere({ onSaved, signal }: Asked): AppThunk<Promise<UnsentFile[]>> {
  return async (dispatch, _getState, { newId, sendPatience }) => {
    const requestId = newId();
    const pending = new Map<string, UnsentFile>();
    const begun = new Set<string>();
    let finish = () => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    let isAnswered = false;
    const followReply = ({ kind, tabId, file }: SaveReply) => {
      begun.add(file.fileId);
      if (kind === 'saveSucceeded') pending.delete(tabId);
      else pending.set(tabId, file);
      // Another tab with the same application may still be sending.
      if (![...pending.values()].some(({ fileId }) => fileId === file.fileId)) onSaved(file.fileId);
      if (isAnswered && pending.size === 0) finish();
    };
    const end = listenToOtherTabs((message) => {
      if ('tabId' in message && message.requestId === requestId) followReply(message);
    });
    notifyOtherTabs({ kind: 'saveRequested', requestId });
    await settledWithin(ANSWER_MS, [new Promise(() => undefined)]);
    isAnswered = true;
    if (pending.size === 0) finish();
    // Two saves of one file at a time would conflict: a file that a tab has begun to send is left to it.
    const lying = dispatch(sendFromDevice(begun, onSaved));
    await settledWithin(sendPatience - ANSWER_MS, [finished, lying.done]);
    if (pending.size === 0) end();
    else signal.addEventListener('abort', end, { once: true });
    const unsent = [...lying.unsent(), ...pending.values()];
    return [...new Map(unsent.map((file) => [file.fileId, file])).values()];
  };
}

/** Sends stored files that no tab has open, except the files in `left`; `unsent` returns those still unsaved. */
function sendFromDevice(
  left: ReadonlySet<string>,
  onSaved: Asked['onSaved'],
): AppThunk<{ done: Promise<unknown>; unsent: () => Iterable<UnsentFile> }> {
  return (dispatch, getState) => {
    const user = selectUser(getState());
    // A file that is read-only in this tab belongs to another tab, which may be asleep.
    const openId = getState().saveStatus.isInOtherTab ? null : selectFileId(getState());
    const lying = filesAdapter
      .getSelectors()
      .selectAll(getState().files)
      .filter((file) => file.fileId !== openId && !left.has(file.fileId) && isReadableBy(file, user?.id ?? null));
    const found = new Map<string, UnsentFile>(lying.map((file) => [file.fileId, file]));
    const looks = lying.map(async (file) => {
      // A draft without an owner was saved without an account: it is sent as before the login, and a sign-out removes it too.
      if (await dispatch(isUnsentOnDevice(file, file.userId === null ? null : user))) return;
      found.delete(file.fileId);
      onSaved(file.fileId);
    });
    return { done: Promise.allSettled(looks), unsent: () => found.values() };
  };
}

/**
 * Returns true if a stored file has changes that the service should have and does not accept now. The file is not open here. A page that
 * was closed may have sent them already.
 */
function isUnsentOnDevice({ fileId, offerSlug }: FileEntry, user: User | null): AppThunk<Promise<boolean>> {
  return async (dispatch, _getState, { newId, persistence }) => {
    const reading = await readFile({ storage: await persistence.storage(), key: fileKey(fileId) });
    const application = reading.kind === 'stored' ? unsentIn(reading.state, user) : null;
    if (reading.kind !== 'stored' || application === null) return false;
    const code = await import(/* webpackChunkName: "saving" */ '../drafts/saveDraft.ts').catch(() => null);
    const context = await dispatch(fetchOffer({ slug: offerSlug, isPreview: false }));
    if (code === null || !('offer' in context)) return true;
    const { wizard, kept } = reading.state;
    const idempotencyKey = newId();
    const earlierKeys = [...kept.sent, ...findLastSaves(fileId, application)];
    const ids = { ...selectWireIds(reading.state), offer: context.offer.id };
    const attempt = { idempotencyKey, revision: wizard.revision, earlierKeys, ids, application, isAutomatic: true };
    // The file itself is not written, so the next page learns of this save from the note.
    recordLastSave(fileId, idempotencyKey, application);
    return (await dispatch(code.sendAttempt(attempt, false))).error !== undefined;
  };
}

/** Returns a file's answers, saved and drafted, if the service should have them and does not. This device's knowledge counts. */
function unsentIn(state: PersistedState, user: User | null): Application | null {
  const { wizard, kept } = state;
  const application = typedApplication(assembleApplication(state), state.stepDrafts);
  const isKept = wizard.revision !== null;
  const question = { application, user, mode: wizard.mode, completed: wizard.completed, isKept };
  return isAutosaved(question) && isUnsent(kept, application) ? application : null;
}
