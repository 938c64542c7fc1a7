import type { AppThunk } from '../createStore.ts';
import { tellOtherTabs } from '../otherTabs.ts';
import { computerShared } from '../saveStatusSlice.ts';
import { selectFileId } from '../selectors/wizardSelectors.ts';

/**
 * Says whether others use this computer (1-LAND-44). If they do, the open file lives in memory alone from now on: what was kept of it
 * on this device goes at once, also where another tab had it, whose last work is taken over before. If they do not, it is kept from
 * now on, with all that was entered meanwhile.
 */
export function shareComputer(isShared: boolean): AppThunk<Promise<void>> {
  return async (dispatch, getState, { persistence, fileList, tab }) => {
    tab.noteShared(isShared);
    const openId = selectFileId(getState());
    if (isShared && getState().saveStatus.isInOtherTab) await persistence.takeOver();
    if (!isShared && openId !== null) fileList.readmit(openId);
    dispatch(computerShared(isShared));
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
