import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { editTexts } from '#domain/texts/edit.ts';
import { paperTexts } from '#domain/texts/paper.ts';
import { links } from '#domain/texts/shell.ts';
import { submissionTexts } from '#domain/texts/submission.ts';
import { besideState } from '#features/parts/applications/besideState.ts';
import { Button } from '#features/ui/Button.tsx';
import { ButtonRow } from '#features/ui/ButtonRow.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { openNewFile } from '#store/file/files.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectMode, selectSubmission } from '#store/selectors/wizardSelectors.ts';

/**
 * Tells issuer staff that the application is saved, instead of the next steps (2-SUB-03 to 2-SUB-06, 2-NEXT-13, 1-SHELL-03), and leads from a
 * paper form to the next one.
 */
export function SavedNotice() {
  const dispatch = useAppDispatch();
  const { editing } = useAppSelector(selectMode);
  const offerSlug = useAppSelector((state) => state.session.offerSlug) ?? '';
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
      {!editing && (
        <>
          {answer?.reference !== undefined && <p>{paperTexts.reference(answer.reference)}</p>}
          <ButtonRow>
            <Button onClick={() => void dispatch(openNewFile(offerSlug))}>{paperTexts.enterAnother}</Button>
          </ButtonRow>
        </>
      )}
    </Notice>
  );
}

function titleOf(isEdit: boolean, isUnchanged: boolean): string {
  if (isUnchanged) return editTexts.unchanged;
  return isEdit ? submissionTexts.changesSaved : submissionTexts.saved;
}
