import type { AppThunk } from '../createStore.ts';
import { tellOtherTabs } from '../session/otherTabs.ts';
import { hasReader } from './persistence/readFile.ts';
import { computerShared } from './saveStatusSlice.ts';
import { selectFileId } from '../selectors/wizardSelectors.ts';

/**
 * Says whether others use this computer (1-LAND-44). If they do, the open file lives in memory alone from now on: what was kept of it
 * on this device goes at once, also where another tab had it, whose last work is taken over before. If they do not, it is kept from
 * now on, with all that was entered meanwhile. The word itself counts before anything is waited for: by it this tab holds the session
 * when another ticked one is closed, and ends it when it is closed itself (3-LOGIN-10).
 */
export function shareComputer(isShared: boolean): AppThunk<Promise<void>> {
  return async (dispatch, getState, { persistence, fileList }) => {
    const { isInOtherTab } = getState().saveStatus;
    const openId = selectFileId(getState());
    if (!isShared && openId !== null) fileList.readmit(openId);
    dispatch(shareNoted(isShared));
    if (isShared && isInOtherTab) {
      // Without that tab's last work nothing is removed.
      if (!(await hasReader())) return dispatch(shareNoted(false));
      await persistence.takeOver();
    }
    // Pressed twice in a hurry, the last word counts.
    await persistence.inTurn(async () => {
      const fileId = selectFileId(getState());
      if (fileId === null) return;
      if (!getState().saveStatus.isShared) return void (await persistence.start(fileId));
      await persistence.remove(fileId);
      tellOtherTabs(`removed ${fileId}`);
    });
  };
}

function shareNoted(isShared: boolean): AppThunk {
  return (dispatch, _getState, { tab }) => {
    tab.noteShared(isShared);
    dispatch(computerShared(isShared));
  };
}
