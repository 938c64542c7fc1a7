import type { AppThunk } from '../createStore.ts';
import { notifyOtherTabs } from '../session/tabMessages.ts';
import { hasReader } from './persistence/reader.ts';
import { computerShared } from './saveStatusSlice.ts';
import { selectFileId } from '../selectors/wizardSelectors.ts';

/**
 * Records that others use this computer, or that they do not (1-LAND-44). If they do, the open file lives only in memory from now on. Its
 * stored copy is removed at once, even if another tab had it; that tab's last changes are taken over first. If they do not, the file is
 * stored from now on, with everything entered meanwhile. The setting applies before anything is awaited: with it this tab keeps the session
 * when another shared tab is closed, and ends the session when it is closed itself (3-LOGIN-10).
 */
export function shareComputer(isShared: boolean): AppThunk<Promise<void>> {
  return async (dispatch, getState, { persistence, fileList }) => {
    const { isInOtherTab } = getState().saveStatus;
    const openId = selectFileId(getState());
    if (!isShared && openId !== null) fileList.readmit(openId);
    dispatch(shareNoted(isShared));
    if (isShared && isInOtherTab) {
      // Nothing is removed before that tab's last changes are here.
      if (!(await hasReader())) return dispatch(shareNoted(false));
      await persistence.takeOver();
    }
    // After two quick presses the last setting counts.
    await persistence.inTurn(async () => {
      const fileId = selectFileId(getState());
      if (fileId === null) return;
      if (!getState().saveStatus.isShared) return void (await persistence.start(fileId));
      await persistence.remove(fileId);
      notifyOtherTabs({ kind: 'fileRemoved', fileId });
    });
  };
}

function shareNoted(isShared: boolean): AppThunk {
  return (dispatch, _getState, { tab }) => {
    tab.noteShared(isShared);
    dispatch(computerShared(isShared));
  };
}
