import { useState } from 'react';
import { isReachable } from '#api/reachable.ts';
import { pageTexts } from '#domain/texts/pages.ts';
import { unreadableTexts } from '#domain/texts/unreadable.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { unreadableSeen } from '#store/file/saveStatusSlice.ts';
import { selectUnreadable } from '#store/selectors/syncSelectors.ts';
import type { AppThunk } from '#store/createStore.ts';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { Notice } from '#features/ui/Notice.tsx';

/**
 * Says why an application saved on this device was not opened, what happened to it and what the applicant can do (R4, R11). The landing
 * page shows it only if there is one.
 */
export function UnreadableNotice() {
  const dispatch = useAppDispatch();
  const reason = useAppSelector(selectUnreadable);
  const { tryAgain, isTrying, isCut } = useLoadAnew();
  if (reason === null) return null;
  const { title, happened, help } = unreadableTexts[reason];
  return (
    <Notice kind="warn" role="status" title={title}>
      <p>{happened}</p>
      <p>{help}</p>
      <ButtonRow>
        {reason !== 'damaged' && (
          <Button kind="primary" isBusy={isTrying} onClick={tryAgain}>
            {pageTexts.tryAgain}
          </Button>
        )}
        <Button onClick={() => dispatch(unreadableSeen())}>{unreadableTexts.close}</Button>
      </ButtonRow>
      <p role="status">{isCut && pageTexts.loadFailed}</p>
    </Notice>
  );
}

/** Reloads the page if the server can be reached; otherwise the page stays and says so. */
function useLoadAnew(): { tryAgain: () => void; isTrying: boolean; isCut: boolean } {
  const dispatch = useAppDispatch();
  const [isTrying, setTrying] = useState(false);
  const [isCut, setCut] = useState(false);
  const attempt = async () => {
    setTrying(true);
    const isThere = await isReachable();
    setTrying(false);
    setCut(!isThere);
    if (isThere) dispatch(loadAnew());
  };
  return { tryAgain: () => void attempt(), isTrying, isCut };
}

const loadAnew =
  (): AppThunk =>
  (_dispatch, _getState, { reload }) =>
    reload();
