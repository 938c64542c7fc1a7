import { setActor } from '#api/actor.ts';
import { type Credentials, storeCredentials } from '#api/credentials.ts';
import { forgetCsrfToken } from '#api/csrf.ts';
import { loginApi, type LogIn } from '#api/loginApi.ts';
import type { ApplicantRole } from '#domain/application.ts';
import { type ActingContext, actingContext, contextAfterLogin, type User } from '#domain/session.ts';
import type { AppThunk } from '../createStore.ts';
import { fileRemoved, sessionChanged } from '../events.ts';
import { filesAdapter } from '../file/filesSlice.ts';
import type { FileEntry } from '../file/fileEntry.ts';
import { restartIdleClock } from './idleClock.ts';
import { notifyOtherTabs } from './tabMessages.ts';
import { setPendingSignOut } from '../file/persistence/pendingSignOut.ts';
import { fileUnreadable } from '../file/saveStatusSlice.ts';
import type { RootState } from '../rootReducer.ts';
import { isReadableBy } from '../selectors/filesSelectors.ts';
import { selectEpoch, selectUser } from '../selectors/sessionSelectors.ts';
import { asApiError } from '../asApiError.ts';
import { codeFailure } from '../codeFailure.ts';
import { openFile, openNewFile } from '../file/files.ts';
import { fetchUser } from './loadUser.ts';
import { clearMemory } from './session.ts';

export type SignInOutcome = 'signed-in' | 'failed' | 'too-many';

/**
 * Logs in and begins the new session on this page (3-LOGIN-01). `role` is the choice on the landing page: staff with that capacity are
 * switched to it (3-LOGIN-08); on a page for staff it is `issuer`. A user who logs in again after their session ended keeps their capacity.
 */
export function signIn(credentials: Credentials, role?: ApplicantRole | 'issuer'): AppThunk<Promise<SignInOutcome>> {
  return async (dispatch, getState, { newId }) => {
    const [epoch, former] = [selectEpoch(getState()), selectUser(getState())];
    const ticket = newId();
    storeCredentials(ticket, credentials);
    const file = openFileOf(getState());
    const { error } = await dispatch(loginApi.endpoints.login.initiate({ ticket, file }, { track: false }));
    if (selectEpoch(getState()) !== epoch) return 'failed';
    if (error !== undefined) return isTooMany(error) ? 'too-many' : 'failed';
    forgetCsrfToken();
    // The service has ended the previous session, so no sign-out is pending any more.
    setPendingSignOut(false);
    restartIdleClock();
    const user = await dispatch(fetchUser());
    const acting =
      user &&
      (await dispatch(inContext(user, user.id === former?.id ? actingContext(former) : contextAfterLogin(user, role))));
    if (!acting || selectEpoch(getState()) !== epoch) return 'failed';
    await dispatch(beginAs(acting));
    notifyOtherTabs({ kind: 'sessionChanged' });
    return 'signed-in';
  };
}

/** Returns the open file that continues with the account that logs in: one without an owner (`beginAs`). */
function openFileOf({ files, wizard }: RootState): LogIn['file'] {
  const isOfNobody = files.entities[wizard.fileId ?? '']?.userId === null;
  return isOfNobody ? { fileKey: wizard.fileKey, applicationId: wizard.applicationId } : null;
}

/** Switches the user's capacity (3-CALL-08); returns false if that failed. */
export function changeContext(context: ActingContext): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const epoch = selectEpoch(getState());
    const former = selectUser(getState());
    const user = former && (await dispatch(inContext(former, context)));
    if (!user || user === former || selectEpoch(getState()) !== epoch) return false;
    await dispatch(beginAs(user));
    notifyOtherTabs({ kind: 'sessionChanged' });
    return true;
  };
}

function isTooMany(failure: unknown): boolean {
  const error = asApiError(failure);
  return error.kind === 'server' && error.status === 429;
}

/** Returns the user after the service has switched the context; the same user if it need not, or does not, switch. */
function inContext(user: User, context: ActingContext | null): AppThunk<Promise<User>> {
  return async (dispatch) => {
    if (context === null || context === actingContext(user)) return user;
    const { error } = await dispatch(loginApi.endpoints.switchContext.initiate(context, { track: false }));
    if (error !== undefined) return user;
    forgetCsrfToken();
    return (await dispatch(fetchUser())) ?? user;
  };
}

/**
 * Gives the page to this user. The open file continues and becomes theirs unless it has another owner. A file with landing page answers
 * only is replaced by the application that they already have here. Input is kept.
 */
function beginAs(user: User): AppThunk<Promise<void>> {
  return async (dispatch, getState, { persistence, fileList, logError }) => {
    const { wizard, files, session } = getState();
    const open = files.entities[wizard.fileId ?? ''];
    const keepsFile = open !== undefined && isReadableBy(open, user.id);
    if (!keepsFile) await persistence.stop();
    dispatch(clearMemory(sessionChanged({ user, keepsFile }), keepsFile));
    setActor(user);
    // On a page without an offer in its address the code may not load: stored files are found where they are opened.
    await fileList.restore().catch((failure: unknown) => logError('files', codeFailure(failure)));
    const slug = session.offerSlug;
    // On a shared computer the file begun here stays open: opening a stored application would clear the tick (1-LAND-44).
    if (keepsFile && getState().saveStatus.isShared) return;
    const own = filesAdapter
      .getSelectors()
      .selectAll(getState().files)
      .find((file) => file.fileId !== open?.fileId && file.offerSlug === slug && isUnderWay(file, user.id));
    const isBarelyBegun = open?.userId === null && !open.hasData;
    if (keepsFile && !(isBarelyBegun && own)) return;
    if (keepsFile) await dispatch(dropBeginning(open.fileId));
    if (own) await dispatch(openOwn(own));
    else if (slug !== null) await dispatch(openNewFile(slug));
  };
}

/**
 * Opens the user's own file. If the code that reads it does not load, the file stays where it is, a message says so, and a new one is begun
 * beside it.
 */
function openOwn({ fileId, offerSlug }: FileEntry): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if ((await dispatch(openFile(fileId))) !== null) return;
    await dispatch(openNewFile(offerSlug));
    dispatch(fileUnreadable('unreachable'));
  };
}

function dropBeginning(fileId: string): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { persistence }) => {
    await persistence.remove(fileId);
    dispatch(fileRemoved({ fileId }));
  };
}

function isUnderWay(file: FileEntry, userId: number): boolean {
  return file.userId === userId && file.hasData;
}
