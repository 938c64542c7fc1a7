import type { StepName } from '#domain/application.ts';
import { acceptsApplications } from '#domain/offers/landing.ts';
import { stepsAfter } from '#domain/steps.ts';
import { approvalPageTexts, draftPageTexts as texts } from '#domain/texts/draftPage.ts';
import { paperTexts } from '#domain/texts/paper.ts';
import { Button } from '#features/ui/Button.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectIsStaff, selectOffer, selectUser } from '#store/selectors/sessionSelectors.ts';
import { selectMode } from '#store/selectors/wizardSelectors.ts';
import { selectSteps } from '#store/selectors/stepSelectors.ts';
import { openStep } from '#store/steps/navigation.ts';
import { Kept } from './Kept.tsx';
import { OlderCopy } from './OlderCopy.tsx';
import styles from './draft.module.css';

interface HeldNoticeProps {
  current: StepName;
  /** Furthest step that was filled in. */
  furthest: StepName | null;
}

/** Notices above the steps of an application opened by its code: about the application, and about an older copy on this device. */
export function HeldNotice({ current, furthest }: HeldNoticeProps) {
  return (
    <>
      <HeldHere current={current} furthest={furthest} />
      <OlderCopy />
    </>
  );
}

/** Link to the furthest step, and the note that a closed offer does not take the application. */
function HeldHere({ current, furthest }: HeldNoticeProps) {
  const dispatch = useAppDispatch();
  const offer = useAppSelector(selectOffer);
  const user = useAppSelector(selectUser);
  const words = useAppSelector(selectMode).status === 'pending_approval' ? approvalPageTexts : texts;
  const heldTitle = useAppSelector(selectIsStaff) ? paperTexts.heldTitle : words.heldTitle;
  const next = stepsAfter(useAppSelector(selectSteps), current).find(({ name }) => name === furthest);
  const isRead = offer === null || !acceptsApplications(offer, user);
  if (!isRead && next === undefined) return null;
  return (
    <div className={styles.held} data-print="no">
      <Notice
        kind={isRead ? 'warn' : 'info'}
        role="note"
        title={isRead ? (offer?.state === 'closed' ? texts.closedTitle : texts.notOpenTitle) : heldTitle}
      >
        {isRead && <p>{words.closed}</p>}
        {isRead && <Kept />}
        {next && (
          <Button kind="link" onClick={() => dispatch(openStep(next.name))}>
            {texts.goOn(next.navTitle)}
          </Button>
        )}
      </Notice>
    </div>
  );
}
