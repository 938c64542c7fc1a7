import { useEffect, useEffectEvent, useState } from 'react';
import type { OpenedDraft } from '#api/draftsApi.ts';
import { draftPageTexts as texts } from '#domain/texts/draftPage.ts';
import { pageTexts } from '#domain/texts/pages.ts';
import { Button } from '#features/ui/Button.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import { openHeldDraft, type OpenHeldOutcome } from '#store/drafts/openDraft.ts';
import { useAppDispatch } from '#store/hooks.ts';

interface OpeningProps {
  applicationId: number;
  /** The draft that the right code brought; if absent, it is fetched. */
  draft?: OpenedDraft;
  onOpened: () => void;
  /** Called if the session no longer holds the draft: the page has to be requested anew. */
  onGone: () => void;
}

/** Opens a draft that this session holds, or that belongs to the signed-in user: without a press (3-OTP-07). */
export function DraftOpening({ applicationId, draft, onOpened, onGone }: OpeningProps) {
  const dispatch = useAppDispatch();
  const [tries, setTries] = useState(0);
  const [failedTry, setFailedTry] = useState(-1);
  const tell = useEffectEvent((outcome: OpenHeldOutcome) => {
    if (outcome === 'opened') onOpened();
    if (outcome === 'gone') onGone();
    if (outcome === 'failed') setFailedTry(tries);
  });
  useEffect(() => {
    let isCurrent = true;
    void dispatch(openHeldDraft(applicationId, draft)).then((outcome) => isCurrent && tell(outcome));
    return () => {
      isCurrent = false;
    };
  }, [dispatch, applicationId, draft, tries]);
  const tryAgain = () => setTries((count) => count + 1);
  if (failedTry < tries) {
    return (
      <>
        <p>{texts.opening}</p>
        <Spinner />
      </>
    );
  }
  return (
    <Notice kind="warn" role="alert">
      <p>{texts.openFailed}</p>
      <Button onClick={tryAgain}>{pageTexts.tryAgain}</Button>
    </Notice>
  );
}
