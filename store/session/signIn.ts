import { noteActor } from '#api/actor.ts';
import { type Credentials, keepCredentials } from '#api/credentials.ts';
import { forgetCsrfToken } from '#api/csrf.ts';
import { loginApi, type LogIn } from '#api/loginApi.ts';
import type { ApplicantRole } from '#domain/application.ts';
import { type ActingContext, actingContext, contextAfterLogin, type User } from '#domain/session.ts';
import type { AppThunk } from '../createStore.ts';
import { fileRemoved, sessionChanged } from '../events.ts';
import { filesAdapter } from '../file/filesSlice.ts';
import type { FileEntry } from '../file/fileEntry.ts';
import { restartIdleClock } from './idleClock.ts';
import { tellOtherTabs } from './otherTabs.ts';
import { oweSignOut } from '../file/persistence/owedSignOut.ts';
import { fileUnreadable } from '../file/saveStatusSlice.ts';
import type { RootState } from '../rootReducer.ts';
import { isReadableBy } from '../selectors/filesSelectors.ts';
import { selectEpoch, selectUser } from '../selectors/sessionSelectors.ts';
import { asApiError } from '../asApiError.ts';
import { openFile, openNewFile } from '../file/files.ts';
import { fetchUser } from './loadUser.ts';
import { clearMemory } from './session.ts';

export type SignInOutcome = 'signed-in' | 'failed' | 'too-many';

/**
 * Logs in and begins the new session on this page (3-LOGIN-01). `role` is what was chosen on the landing page: staff who may are
 * switched to it (3-LOGIN-08). Who logs in again after their session ended acts as before.
 */
export function signIn(credentials: Credentials, role?: ApplicantRole): AppThunk<Promise<SignInOutcome>> {
  return async (dispatch, getState, { newId }) => {
    const [epoch, former] = [selectEpoch(getState()), selectUser(getState())];
    const ticket = newId();
    keepCredentials(ticket, credentials);
    const file = openFileOf(getState());
    const { error } = await dispatch(loginApi.endpoints.login.initiate({ ticket, file }, { track: false }));
    if (selectEpoch(getState()) !== epoch) return 'failed';
    if (error !== undefined) return isTooMany(error) ? 'too-many' : 'failed';
    forgetCsrfToken();
    // The service has ended the session before; nothing is owed of it any more.
    oweSignOut(false);
    restartIdleClock();
    const user = await dispatch(fetchUser());
    const acting =
      user &&
      (await dispatch(inContext(user, user.id === former?.id ? actingContext(former) : contextAfterLogin(user, role))));
    if (!acting || selectEpoch(getState()) !== epoch) return 'failed';
    await dispatch(beginAs(acting));
    tellOtherTabs('changed');
    return 'signed-in';
  };
}

/** The open file that goes on with the account that logs in: one that nobody owns yet (`beginAs`). */
function openFileOf({ files, wizard }: RootState): LogIn['file'] {
  const isOfNobody = files.entities[wizard.fileId ?? '']?.userId === null;
  return isOfNobody ? { fileKey: wizard.fileKey, applicationId: wizard.applicationId } : null;
}

/** Acts in another capacity from now on (3-CALL-08); false when that was not possible. */
export function changeContext(context: ActingContext): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const epoch = selectEpoch(getState());
    const former = selectUser(getState());
    const user = former && (await dispatch(inContext(former, context)));
    if (!user || user === former || selectEpoch(getState()) !== epoch) return false;
    await dispatch(beginAs(user));
    tellOtherTabs('changed');
    return true;
  };
}

function isTooMany(failure: unknown): boolean {
  const error = asApiError(failure);
  return error.kind === 'server' && error.status === 429;
}

/** The user after the service has switched the context; the same one where it need not, or does not, switch. */
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
 * Puts the page into this user's hands. The open file goes on if nobody else owns it, and is theirs from then on; one that holds no
 * more than the landing page's answers gives way to an application that they have under way here. What was typed stays.
 */
function beginAs(user: User): AppThunk<Promise<void>> {
  return async (dispatch, getState, { persistence, fileList }) => {
    const { wizard, files, session } = getState();
    const open = files.entities[wizard.fileId ?? ''];
    const keepsFile = open !== undefined && isReadableBy(open, user.id);
    if (!keepsFile) await persistence.stop();
    dispatch(clearMemory(sessionChanged({ user, keepsFile }), keepsFile));
    noteActor(user);
    await fileList.restore();
    const slug = session.offerSlug;
    // On a shared computer what was begun here stays open: an application that the device keeps would take the tick off (1-LAND-44).
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

/** Where the code that reads it does not come, it stays where it is, is said to be there, and a new one is begun beside it. */
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
