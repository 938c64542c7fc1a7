import { useEffect, useRef, useState } from 'react';
import { pageTexts } from '#domain/texts/pages.ts';
import { BarePage } from '#features/parts/site/BarePage.tsx';
import { flushTypedInput } from '#features/ui/form/flushTypedInput.ts';
import { lazyComponent } from '#features/ui/lazyComponent.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import { useIsLive } from '#features/ui/useIsLive.ts';
import { useRetry } from '#features/ui/useRetry.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { openOffer, type OpenedOffer } from '#store/file/openOffer.ts';
import { useBranding } from '#src/theme/useBranding.ts';
import { Wizard } from '#src/wizard/Wizard.tsx';
import { FailureNotice } from '../ErrorBoundary.tsx';
import { WHOLE_PAGE } from '../wholePage.tsx';
import { NotFound } from './notFound.ts';

/** Needed only if an application was left on this device (1-LAND-46). */
const Gate = lazyComponent(
  () => import(/* webpackChunkName: "landing-rare" */ './Gate.tsx').then((m) => m.Gate),
  WHOLE_PAGE,
);

/** Few people leave an application for another offer while it is unsaved and cannot be saved (3-LOGIN-12). */
const UnsentPage = lazyComponent(
  () => import(/* webpackChunkName: "saving" */ '#features/parts/draft/index.ts').then((m) => m.UnsentPage),
  WHOLE_PAGE,
);

/** An offer, or its preview, and its application, opened at the step that was left on this device. */
export function OfferPage({ slug, isPreview = false }: { slug: string; isPreview?: boolean }) {
  // The service has written the page: it is in use while the device is asked for an application that was left there.
  const isLive = useIsLive();
  const [isWritten, setWritten] = useState(!isLive);
  const { opened, retry, show, goOn } = useOpenedOffer({ slug, isPreview, isWritten });
  if (opened !== null && isWritten) setWritten(false);
  // The opened page takes the focus after a press at the gate; with no press, the browser keeps its own start.
  const [hasWaited, setWaited] = useState(false);
  if (opened?.kind === 'waiting' && !hasWaited) setWaited(true);
  useBranding();
  if (opened === null && !isWritten) return <Spinner />;
  if (opened === null || opened.kind === 'opened') return <Wizard isFirst={!hasWaited} isOpen={opened !== null} />;
  if (opened.kind === 'waiting')
    return <Gate file={opened.file} onOpened={() => show({ kind: 'opened' })} onLeft={retry} />;
  if (opened.kind === 'unsent') return <UnsentPage onGoOn={goOn} />;
  if (opened.error.kind === 'notFound') return <NotFound />;
  return (
    <BarePage>
      <FailureNotice title={pageTexts.offerFailedTitle} onRetry={retry} />
    </BarePage>
  );
}

function useOpenedOffer({ slug, isPreview, isWritten }: { slug: string; isPreview: boolean; isWritten: boolean }): {
  opened: OpenedOffer | null;
  retry: () => void;
  show: (opened: OpenedOffer) => void;
  goOn: () => void;
} {
  const dispatch = useAppDispatch();
  const [tries, setTries] = useState(0);
  const [opened, setOpened] = useState<OpenedOffer | null>(null);
  const [isSure, setSure] = useState(false);
  const given = useRef(isWritten);
  useEffect(() => {
    let isCurrent = true;
    const show = (result: OpenedOffer) => isCurrent && setOpened(result);
    // Thrown while drawing, an unexpected failure reaches the boundary instead of leaving the spinner there for ever.
    const fail = (failure: unknown) =>
      isCurrent &&
      setOpened(() => {
        throw failure;
      });
    void dispatch(
      openOffer(
        { slug, isPreview, isSure, flushWritten: given.current ? flushTypedInput : undefined },
        () => isCurrent,
      ),
    ).then(show, fail);
    return () => {
      isCurrent = false;
      given.current = false;
    };
  }, [dispatch, slug, isPreview, isSure, tries]);
  // The notice stays during automatic retries: a message that comes and goes every few seconds is not calm.
  const tryAgain = () => setTries((count) => count + 1);
  useRetry(opened?.kind === 'failed' && opened.error.kind === 'network', tryAgain);
  const retry = () => {
    setOpened(null);
    tryAgain();
  };
  const goOn = () => {
    setOpened(null);
    setSure(true);
  };
  return { opened, retry, show: setOpened, goOn };
}
