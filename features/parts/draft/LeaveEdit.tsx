import { Link, useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { editTexts as texts } from '#domain/texts/edit.ts';
import { movesTexts } from '#domain/texts/moves.ts';
import { links } from '#domain/texts/shell.ts';
import { besideState } from '#features/parts/applications/besideState.ts';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { Dialog, preloadDialog } from '#features/ui/Dialog.tsx';
import { useOpening } from '#features/ui/useOpening.ts';
import { removeFile } from '#store/file/files.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectFileId, selectIsLocked } from '#store/selectors/wizardSelectors.ts';

/** Ways back from an edit: with the changes kept on this device, or without them. */
export function LeaveEdit() {
  const dispatch = useAppDispatch();
  const [, navigate] = useLocation();
  const id = useAppSelector(({ wizard }) => wizard.applicationId) ?? '';
  const fileId = useAppSelector(selectFileId);
  const isLocked = useAppSelector(selectIsLocked);
  const state = besideState(useHistoryState());
  const { isOpen, words, open, close } = useOpening(preloadDialog);
  const discard = () => {
    navigate(links.manageApplication(id), { state });
    if (fileId !== null) void dispatch(removeFile(fileId));
  };
  const actions = (
    <>
      <Button onClick={close}>{movesTexts.cancel}</Button>
      <Button kind="primary" onClick={discard}>
        {texts.discard}
      </Button>
    </>
  );
  return (
    <div data-print="no">
      <ButtonRow>
        <Link href={links.manageApplication(id)} state={state}>
          {texts.back}
        </Link>
        {!isLocked && (
          <Button kind="link" onClick={open}>
            {texts.discard}
          </Button>
        )}
      </ButtonRow>
      <p role="status">{words}</p>
      {isOpen && (
        <Dialog isOpen role="alertdialog" title={texts.discardTitle} onClose={close} actions={actions}>
          <p>{texts.discardHelp}</p>
        </Dialog>
      )}
    </div>
  );
}
