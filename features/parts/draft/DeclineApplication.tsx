import { fullName } from '#domain/people/names.ts';
import { declineTexts as texts } from '#domain/texts/approval.ts';
import { Button } from '#features/ui/Button.tsx';
import { preloadDialog } from '#features/ui/Dialog.tsx';
import { useOpening } from '#features/ui/useOpening.ts';
import { declineApplication, removeEndedFile, selectServiceDraft } from '#store/drafts/endDraft.ts';
import { removeFromDevice } from '#store/file/removeFromDevice.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectApplication } from '#store/selectors/applicationSelectors.ts';
import { selectOffer } from '#store/selectors/sessionSelectors.ts';
import { selectFileId } from '#store/selectors/wizardSelectors.ts';
import { EndingDialog } from './EndingDialog.tsx';

/** `Decline this application`: for an investor who does not approve the application an adviser made for them (2-ROLE-08). */
export function DeclineApplication() {
  const dispatch = useAppDispatch();
  const kept = useAppSelector(selectServiceDraft);
  const offer = useAppSelector((state) => selectOffer(state)?.name ?? '');
  const { adviser_first_name, adviser_last_name } = useAppSelector(selectApplication).contact_details ?? {};
  const fileId = useAppSelector(selectFileId);
  const { isOpen, words, open, close } = useOpening(preloadDialog);
  if (kept === null) return null;
  return (
    <div data-print="no">
      <Button kind="link" onClick={open}>
        {texts.decline}
      </Button>
      <p role="status">{words}</p>
      {isOpen && (
        <EndingDialog
          texts={texts}
          end={() => dispatch(declineApplication(kept))}
          onEnded={() => void dispatch(removeEndedFile({ how: 'declined', applicationId: kept.applicationId }))}
          onRemove={() => void dispatch(removeFromDevice(fileId))}
          onClose={close}
        >
          <p>{texts.whatFollows(fullName(adviser_first_name, adviser_last_name), offer)}</p>
          <p>{texts.deviceGoes}</p>
        </EndingDialog>
      )}
    </div>
  );
}
