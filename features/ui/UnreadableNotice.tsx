import { unreadableTexts } from '#domain/texts/unreadable.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { unreadableSeen } from '#store/saveStatusSlice.ts';
import { selectUnreadable } from '#store/selectors/saveSelectors.ts';
import type { AppThunk } from '#store/createStore.ts';
import { Button } from './Button.tsx';
import { ButtonRow } from './ButtonRow.tsx';
import { Notice } from './Notice.tsx';

/**
 * Says why an application that this device keeps was not opened, what became of it and what one can do (R4, R11). The landing page
 * asks for it only when there is one.
 */
export function UnreadableNotice() {
  const dispatch = useAppDispatch();
  const reason = useAppSelector(selectUnreadable);
  if (reason === null) return null;
  const { title, happened, help } = unreadableTexts[reason];
  return (
    <Notice kind="warn" role="status" title={title}>
      <p>{happened}</p>
      <p>{help}</p>
      <ButtonRow>
        {reason === 'unknownOwner' && (
          <Button kind="primary" onClick={() => dispatch(loadAnew())}>
            {unreadableTexts.loadAnew}
          </Button>
        )}
        <Button onClick={() => dispatch(unreadableSeen())}>{unreadableTexts.close}</Button>
      </ButtonRow>
    </Notice>
  );
}

const loadAnew = (): AppThunk => (_dispatch, _getState, { reload }) => reload();
