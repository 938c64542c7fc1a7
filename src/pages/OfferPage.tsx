import { useEffect, useState } from 'react';
import { pageTexts } from '#domain/texts/pages.ts';
import { BarePage } from '#features/parts/site/BarePage.tsx';
import { lateComponent } from '#features/ui/lateComponent.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import { useRetry } from '#features/ui/useRetry.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { openOffer, type OpenedOffer } from '#store/file/openOffer.ts';
import { useBranding } from '#src/theme/useBranding.ts';
import { Wizard } from '#src/wizard/Wizard.tsx';
import { FailureNotice } from '../ErrorBoundary.tsx';
import { WHOLE_PAGE } from '../wholePage.tsx';
import { NotFound } from './notFound.ts';

/** Needed only where somebody has left an application on this device (1-LAND-46). */
const Gate = lateComponent(() => import(/* webpackChunkName: "gate" */ './Gate.tsx').then((m) => m.Gate), WHOLE_PAGE);

/** An offer, or its preview, and the application for it: opened where it was left on this device. */
export function OfferPage({ slug, isPreview = false }: { slug: string; isPreview?: boolean }) {
  const { opened, retry, show } = useOpenedOffer(slug, isPreview);
  // What the gate was pressed for is read next; where nothing was pressed, the browser keeps its own start.
  const [hasWaited, setWaited] = useState(false);
  if (opened?.kind === 'waiting' && !hasWaited) setWaited(true);
  useBranding();
  if (opened === null) return <Spinner />;
  if (opened.kind === 'opened') return <Wizard isFirst={!hasWaited} />;
  if (opened.kind === 'waiting')
    return <Gate file={opened.file} onOpened={() => show({ kind: 'opened' })} onLeft={retry} />;
  if (opened.error.kind === 'notFound') return <NotFound />;
  return (
    <BarePage>
      <FailureNotice title={pageTexts.offerFailedTitle} onRetry={retry} />
    </BarePage>
  );
}

function useOpenedOffer(
  slug: string,
  isPreview: boolean,
): { opened: OpenedOffer | null; retry: () => void; show: (opened: OpenedOffer) => void } {
  const dispatch = useAppDispatch();
  const [tries, setTries] = useState(0);
  const [opened, setOpened] = useState<OpenedOffer | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = (result: OpenedOffer) => isCurrent && setOpened(result);
    // Thrown while drawing, a failure that nobody expected reaches the boundary instead of leaving the spinner there for ever.
    const fail = (failure: unknown) =>
      isCurrent &&
      setOpened(() => {
        throw failure;
      });
    void dispatch(openOffer({ slug, isPreview }, () => isCurrent)).then(show, fail);
    return () => {
      isCurrent = false;
    };
  }, [dispatch, slug, isPreview, tries]);
  // The notice stays while it is tried again unasked: what comes and goes every few seconds is no calm word.
  const tryAgain = () => setTries((count) => count + 1);
  useRetry(opened?.kind === 'failed' && opened.error.kind === 'network', tryAgain);
  const retry = () => {
    setOpened(null);
    tryAgain();
  };
  return { opened, retry, show: setOpened };
}
