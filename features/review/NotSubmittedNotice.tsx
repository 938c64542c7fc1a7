import { useEffect, useRef } from 'react';
import { isEditingLodged } from '#domain/session.ts';
import { editTexts } from '#domain/texts/edit.ts';
import { notLodgedTexts as texts } from '#domain/texts/notLodged.ts';
import { links } from '#domain/texts/shell.ts';
import { useStoragePlace } from '#features/ui/storagePlace.ts';
import { Notice } from '#features/ui/Notice.tsx';
import type { FailureReason } from '#store/events.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectSubmission } from '#store/selectors/wizardSelectors.ts';

const TITLES: Partial<Record<FailureReason, string>> = {
  savedElsewhere: texts.savedTitle,
  draft_lodged: texts.lodgedTitle,
  draft_lodged_own: texts.lodgedTitle,
  draft_deleted: texts.deletedTitle,
  declined: texts.declinedTitle,
  approval_expired: texts.expiredTitle,
};

const MORE: Partial<Record<FailureReason, string>> = {
  draft_lodged: texts.receipt,
  declined: texts.declined,
  approval_expired: texts.expired,
};

/** Says that the application was changed, submitted or deleted elsewhere before its submission here, and what is left of it (2-SUB-09). */
export function NotSubmittedNotice() {
  const { reason } = useAppSelector(selectSubmission);
  const applicationId = useAppSelector(({ wizard }) => wizard.applicationId);
  const isEdit = useAppSelector(({ wizard }) => isEditingLodged(wizard.mode));
  const isOnDevice = useStoragePlace() === 'device';
  const more = reason ? MORE[reason] : undefined;
  const notice = useRef<HTMLElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const nothing = isEdit ? editTexts.nothing : texts.nothing;
  return (
    <Notice
      ref={notice}
      kind="warn"
      title={isEdit ? editTexts.staleTitle : ((reason && TITLES[reason]) ?? texts.goneTitle)}
      tabIndex={-1}
    >
      <p>{more === undefined ? nothing : `${nothing} ${more}`}</p>
      {reason === 'draft_lodged_own' && applicationId !== null && (
        <p>
          <a href={links.record(applicationId)} target="_blank">
            {texts.ownReceipt}
          </a>
        </p>
      )}
      <p>{isOnDevice ? texts.keptOnDevice : texts.keptInPage}</p>
    </Notice>
  );
}
