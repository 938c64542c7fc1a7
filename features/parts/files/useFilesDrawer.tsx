import { useEffect, useState } from 'react';
import type { Elements } from '#features/ui/elements.tsx';
import { lazyComponent } from '#features/ui/lazyComponent.tsx';

const FilesDrawer = lazyComponent(() =>
  import(/* webpackChunkName: "device" */ './FilesDrawer.tsx').then((m) => m.FilesDrawer),
);

interface Drawer {
  open: () => void;
  /** Drawer while it is open, to be drawn once. */
  drawer: Elements;
}

/**
 * Drawer of applications, opened by Ctrl+K, or Command+K on a Mac: a letter alone always belongs to a field. Use it once per page, however
 * many buttons open it, because two would handle the same key. Its code comes with the first opening. `isAtOffer`: an offer's page is on
 * screen, and its files open at once.
 */
export function useFilesDrawer(isAtOffer: boolean): Drawer {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isShortcut || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
  return {
    open: () => setOpen(true),
    drawer: isOpen && <FilesDrawer isAtOffer={isAtOffer} onClose={() => setOpen(false)} />,
  };
}
