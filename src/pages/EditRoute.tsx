import { useEffect, useState } from 'react';
import { editTexts as texts } from '#domain/texts/edit.ts';
import { recordTexts } from '#domain/texts/record.ts';
import { links } from '#domain/texts/shell.ts';
import { pageTexts } from '#domain/texts/pages.ts';
import { UnsentPage } from '#features/parts/draft/index.ts';
import { HiddenPage, StaffFrame } from '#features/record/index.ts';
import { Button } from '#features/ui/Button.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import { useRetry } from '#features/ui/useRetry.ts';
import { openEdit, type OpenedEdit } from '#store/drafts/openEdit.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectIsStaff } from '#store/selectors/sessionSelectors.ts';
import { useBranding } from '#src/theme/useBranding.ts';
import { Wizard } from '#src/wizard/Wizard.tsx';
import styles from './pages.module.css';
import { Watched } from './Watched.tsx';

/** The wizard on a received application that staff of its issuer edit (3-INLINE-22); a log-in for staff, or the reason why it is not open. */
export function EditRoute({ id }: { id: string }) {
  const { opened, retry, goOn } = useOpenedEdit(id);
  useBranding();
  if (opened === null) return <Spinner />;
  if (opened.kind === 'opened') return <Wizard />;
  if (opened.kind === 'unsent') return <UnsentPage onGoOn={goOn} />;
  if (opened.error.kind === 'notFound')
    return (
      <Watched>
        <HiddenPage isTrying={false} />
      </Watched>
    );
  return <ClosedPage id={id} isRefused={opened.error.kind === 'conflict'} onRetry={retry} />;
}

interface ClosedPageProps {
  id: string;
  /** The application's status allows no edit. */
  isRefused: boolean;
  onRetry: () => void;
}

function ClosedPage({ id, isRefused, onRetry }: ClosedPageProps) {
  useEffect(() => {
    document.title = texts.title;
  }, []);
  return (
    <StaffFrame id={id} title={texts.title} takesFocus={false}>
      <div className={styles.below}>
        <Notice
          kind={isRefused ? 'info' : 'error'}
          role="alert"
          title={isRefused ? texts.notEdited : recordTexts.failedTitle}
        >
          {!isRefused && <p>{texts.failed}</p>}
          {!isRefused && <Button onClick={onRetry}>{pageTexts.tryAgain}</Button>}
          <p>
            <a href={links.manageApplication(id)}>{texts.back}</a>
          </p>
        </Notice>
      </div>
    </StaffFrame>
  );
}

function useOpenedEdit(id: string): { opened: OpenedEdit | null; retry: () => void; goOn: () => void } {
  const dispatch = useAppDispatch();
  const [tries, setTries] = useState(0);
  const [opened, setOpened] = useState<OpenedEdit | null>(null);
  const [isSure, setSure] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void dispatch(openEdit({ id, isSure }, () => isCurrent)).then((result) => isCurrent && setOpened(result));
    return () => {
      isCurrent = false;
    };
  }, [dispatch, id, isSure, tries]);
  const tryAgain = () => setTries((count) => count + 1);
  const retry = () => {
    setOpened(null);
    tryAgain();
  };
  useRetry(opened?.kind === 'failed' && opened.error.kind === 'network', tryAgain);
  const isHidden = opened?.kind === 'failed' && opened.error.kind === 'notFound';
  const isStaff = useAppSelector(selectIsStaff);
  const [wasStaff, setWasStaff] = useState(isStaff);
  // A log-in on this page, or another capacity, opens the application.
  if (isStaff !== wasStaff) {
    setWasStaff(isStaff);
    if (isStaff && isHidden) retry();
  }
  const goOn = () => {
    setOpened(null);
    setSure(true);
  };
  return { opened, retry, goOn };
}
