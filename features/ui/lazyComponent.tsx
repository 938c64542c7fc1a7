import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { pageTexts } from '#domain/texts/pages.ts';
import { Button } from './Button.tsx';
import { useStoragePlace } from './storagePlace.ts';
import { Notice } from './Notice.tsx';
import type { Elements } from './elements.tsx';
import { useRetry } from './useRetry.ts';

export interface MissingProps {
  isTrying: boolean;
  onTryAgain: () => void;
}

/** Component whose code loads when it is drawn, or earlier by `preload`, which rejects if the code does not load. */
export type LazyComponent<P extends object> = ComponentType<P> & { preload: () => Promise<void> };

interface LateOptions {
  /** Content until the code has loaded. */
  waiting?: Elements;
  /** Content if the code failed to load: `Nothing` for a decoration. */
  Missing?: ComponentType<MissingProps>;
}

/**
 * Makes a component from code in its own file; every late component uses it. React's `lazy` stores a failure for ever and passes it to the
 * next error boundary, so that a cut connection removes the typed text beside it. Here a failed component says so in its own place and
 * retries: by `Try again`, when the browser is back online, and every five seconds (R24).
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { waiting = null, Missing = MissingNotice }: LateOptions = {},
): LazyComponent<P> {
  let arrived: ComponentType<P> | null = null;
  let arriving: Promise<void> | null = null;
  const preload = async () => {
    if (arrived) return;
    arriving ??= load()
      .then((Component) => void (arrived = Component))
      .finally(() => (arriving = null));
    await arriving;
  };
  function Late(props: P) {
    const Component = arrived;
    const missing = useArrival(Component !== null, preload);
    if (Component) return <Component {...props} />;
    return missing ? <Missing {...missing} /> : waiting;
  }
  return Object.assign(Late, { preload });
}

/** Fetches the missing code and redraws once it has loaded. Returns the props of the notice while it is missing. */
function useArrival(hasArrived: boolean, preload: () => Promise<void>): MissingProps | null {
  const [isMissing, setMissing] = useState(false);
  const [isTrying, setTrying] = useState(false);
  const [, drawAgain] = useState({});
  const fetchCode = useCallback(
    () =>
      preload().then(
        () => drawAgain({}),
        () => {
          setMissing(true);
          setTrying(false);
        },
      ),
    [preload],
  );
  useEffect(() => {
    if (!hasArrived) void fetchCode();
  }, [hasArrived, fetchCode]);
  useRetry(isMissing && !hasArrived, fetchCode);
  const onTryAgain = () => {
    setTrying(true);
    void fetchCode();
  };
  return isMissing ? { isTrying, onTryAgain } : null;
}

/** Shows nothing in place of a decoration that failed to load: the page works without it. */
export function Nothing(): null {
  return null;
}

/** Notice that a part failed to load, and what happens next. Moves focus from its button to the page's heading when it goes. */
export function MissingNotice({ isTrying, onTryAgain }: MissingProps) {
  const isOnDevice = useStoragePlace() === 'device';
  const notice = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const shown = notice.current;
    return () => {
      if (shown?.contains(document.activeElement)) document.querySelector('h1')?.focus();
    };
  }, []);
  return (
    <Notice ref={notice} kind="warn" role="status" title={pageTexts.missingTitle}>
      <p>{isOnDevice ? `${pageTexts.missing} ${pageTexts.missingReload}` : pageTexts.missing}</p>
      <Button isBusy={isTrying} onClick={onTryAgain}>
        {pageTexts.tryAgain}
      </Button>
    </Notice>
  );
}
