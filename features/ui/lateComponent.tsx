import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { pageTexts } from '#domain/texts/pages.ts';
import { Button } from './Button.tsx';
import { useKeeping } from './keeping.ts';
import { Notice } from './Notice.tsx';
import { useRetry } from './useRetry.ts';

export interface MissingProps {
  isTrying: boolean;
  onTryAgain: () => void;
}

/** A component whose code comes when it is drawn, or ahead of that by `preload`, which rejects where the code does not come. */
export type LateComponent<P extends object> = ComponentType<P> & { preload: () => Promise<void> };

interface LateOptions {
  /** Stands there until the code has come. */
  waiting?: ReactNode;
  /** Stands there where the code did not come: `Nothing` for a decoration. */
  Missing?: ComponentType<MissingProps>;
}

/**
 * Every piece of code of its own file comes through here: React's `lazy` keeps a failure for ever and hands it to whatever boundary
 * stands above, so that a cut connection takes away what is typed beside it. Here what did not come says so in its own place and
 * comes when it can: by `Try again`, when the browser is back online, and every five seconds (R24).
 */
export function lateComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { waiting = null, Missing = MissingNotice }: LateOptions = {},
): LateComponent<P> {
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

/** Fetches what has not arrived and draws again once it has; what stands in its place is told while it is missing. */
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

/** In the place of a decoration that did not come: the page stands without it. */
export function Nothing(): null {
  return null;
}

/** Says calmly that something has not come, and what happens next. Whoever stands on the button is led to the page's heading. */
export function MissingNotice({ isTrying, onTryAgain }: MissingProps) {
  const isOnDevice = useKeeping() === 'device';
  const notice = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const shown = notice.current;
    return () => {
      if (shown?.contains(document.activeElement)) document.querySelector('h1')?.focus();
    };
  }, []);
  return (
    <Notice ref={notice} kind="warn" role="status" title={pageTexts.missingTitle}>
      <p>
        {pageTexts.missing}
        {isOnDevice && ` ${pageTexts.missingReload}`}
      </p>
      <Button isBusy={isTrying} onClick={onTryAgain}>
        {pageTexts.tryAgain}
      </Button>
    </Notice>
  );
}
