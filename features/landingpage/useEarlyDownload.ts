import { useEffect, useEffectEvent } from 'react';
import { useIsLive } from '#features/ui/useIsLive.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectFileId } from '#store/selectors/wizardSelectors.ts';

/** Cookie without content that the service sets with documents asked for early (`server/routes/offerFiles.ts`). */
const DOWNLOADED = 'allot_downloaded';

/** Milliseconds between two looks at the cookie, and until the last: on a slow line the answer comes long after the page is live. */
const LOOK_MS = 500;
const LONGEST_MS = 60_000;

/**
 * Calls `onDownloaded` for a download that was asked for early: before the page was live, or before the application of this device was
 * open, which would replace what was noted. Calls it once the application is open, once the answer with the cookie comes, or when somebody
 * comes back from the tab of the download. Returns the address of the download. `path` is the offer's address.
 */
export function useEarlyDownload(path: string, onDownloaded: () => void): string {
  const isLive = useIsLive();
  const isOpen = useAppSelector((state) => selectFileId(state) !== null && !state.saveStatus.isReading);
  const take = useEffectEvent(() => {
    if (!document.cookie.split('; ').includes(`${DOWNLOADED}=1`)) return;
    document.cookie = `${DOWNLOADED}=; Path=${path}; SameSite=Lax; Max-Age=0`;
    onDownloaded();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const handleFocus = () => take();
    handleFocus();
    const looks = setInterval(handleFocus, LOOK_MS);
    const last = setTimeout(() => clearInterval(looks), LONGEST_MS);
    window.addEventListener('focus', handleFocus);
    return () => {
      clearInterval(looks);
      clearTimeout(last);
      window.removeEventListener('focus', handleFocus);
    };
  }, [isOpen]);
  const address = `${path}download_documents_zip/`;
  return isLive && isOpen ? address : `${address}?early=true`;
}
