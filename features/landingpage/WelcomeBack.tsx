import { momentOf } from '#domain/formats/moment.ts';
import { filesTitle } from '#domain/texts/filesTitle.ts';
import { resumeTexts } from '#domain/texts/resume.ts';
import { FilesButton } from '#features/parts/files/FilesButton.tsx';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { useLocalToday } from '#features/ui/useLocalToday.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { useFileRows } from '#store/file/useFileRows.ts';
import { startAnotherApplication } from '#store/file/startAnotherApplication.ts';
import { continueLeft, selectLeftStep } from '#store/steps/continueLeft.ts';
import { selectIsCopyBegun } from '#store/selectors/filesSelectors.ts';
import styles from './landingpage.module.css';

/**
 * Shows a person who has entered something before the way back to the last step, or into another application. `isAskedAgain`: the offer's
 * documents have changed, so they need a new agreement first (1-LAND-39).
 */
export function WelcomeBack({ isAskedAgain }: { isAskedAgain: boolean }) {
  const dispatch = useAppDispatch();
  const step = useAppSelector(selectLeftStep);
  const isCopy = useAppSelector(selectIsCopyBegun);
  const files = <FilesButton>{filesTitle}</FilesButton>;
  if (isCopy)
    return (
      <div className={styles.unreadable} data-print="no">
        <Notice kind="info" role="note" title={resumeTexts.copyTitle}>
          <WhoseItIs />
          <p>{resumeTexts.copyAsks}</p>
          <ButtonRow>{files}</ButtonRow>
        </Notice>
      </div>
    );
  if (step === null || isAskedAgain)
    return (
      <div className={styles.files} data-print="no">
        {files}
      </div>
    );
  return (
    <div className={styles.unreadable} data-print="no">
      <Notice kind="info" role="note" title={resumeTexts.welcomeBack(step.navTitle)}>
        <WhoseItIs />
        <p>{resumeTexts.anewKeeps}</p>
        <ButtonRow>
          <Button onClick={() => dispatch(continueLeft())}>{resumeTexts.continueAt(step.navTitle)}</Button>
          <Button onClick={() => void dispatch(startAnotherApplication())}>{resumeTexts.startAnew}</Button>
          {files}
        </ButtonRow>
      </Notice>
    </div>
  );
}

/** Names the investor of the open application in this tab; nothing if it names nobody yet. */
function WhoseItIs() {
  const today = useLocalToday();
  const row = useFileRows().rows.find(({ isOpen }) => isOpen);
  const words = [
    row?.name && resumeTexts.investor(row.name),
    row?.saved && resumeTexts.inAccount(momentOf(row.saved.saved_at, today)),
  ].filter(Boolean);
  return words.length > 0 && <p>{words.join(' · ')}</p>;
}
