import { useEffect, useState, type ReactNode } from 'react';
import { lateComponent } from '#features/ui/lateComponent.tsx';

const FilesDrawer = lateComponent(() =>
  import(/* webpackChunkName: "files" */ './FilesDrawer.tsx').then((m) => m.FilesDrawer),
);

interface Drawer {
  open: () => void;
  /** The drawer while it is open, to be drawn once. */
  drawer: ReactNode;
}

/**
 * The drawer of applications, which Ctrl+K opens, or on a Mac Command+K: a letter alone is always the field's. Once for a page, however
 * many buttons open it there: two would hear the same key. The drawer's code comes with it. `isAtOffer`: the page of an offer is on
 * screen, whose files open at once.
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
