import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { editTexts } from '#domain/texts/edit.ts';
import { links } from '#domain/texts/shell.ts';
import { submissionTexts } from '#domain/texts/submission.ts';
import { besideState } from '#features/parts/applications/besideState.ts';
import { Notice } from '#features/ui/Notice.tsx';
import { useAppSelector } from '#store/hooks.ts';
import { selectMode, selectSubmission } from '#store/selectors/wizardSelectors.ts';

/** Tells issuer staff that the application is saved, instead of the next steps (2-SUB-03 to 2-SUB-06, 2-NEXT-13, 1-SHELL-03). */
export function SavedNotice() {
  const { editing } = useAppSelector(selectMode);
  const { answer } = useAppSelector(selectSubmission);
  const state = besideState(useHistoryState());
  const notice = useRef<HTMLElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const id = answer?.original_application_id ?? answer?.id;
  return (
    <Notice ref={notice} kind="success" title={titleOf(editing, answer?.is_unchanged === true)} tabIndex={-1}>
      {id !== undefined && (
        <Link href={links.manageApplication(id)} state={state}>
          {submissionTexts.manageThisApplication}
        </Link>
      )}
    </Notice>
  );
}

function titleOf(isEdit: boolean, isUnchanged: boolean): string {
  if (isUnchanged) return editTexts.unchanged;
  return isEdit ? submissionTexts.changesSaved : submissionTexts.saved;
}
