import { resumeTexts } from '#domain/texts/resume.ts';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { continueLeft, selectLeftStep, startAnew } from '#store/steps/continueLeft.ts';
import styles from './landingpage.module.css';

/** For whoever came from a step of their application to the offer's page: the way back to it, or into another one. */
export function WelcomeBack() {
  const dispatch = useAppDispatch();
  const step = useAppSelector(selectLeftStep);
  if (step === null) return null;
  return (
    <div className={styles.unreadable} data-print="no">
      <Notice kind="info" role="note" title={resumeTexts.welcomeBack(step.navTitle)}>
        <ButtonRow>
          <Button onClick={() => dispatch(continueLeft())}>
            {resumeTexts.continueAt(step.navTitle)}
          </Button>
          <Button kind="link" onClick={() => void dispatch(startAnew())}>{resumeTexts.startAnew}</Button>
        </ButtonRow>
        <p>{resumeTexts.anewKeeps}</p>
      </Notice>
    </div>
  );
}
