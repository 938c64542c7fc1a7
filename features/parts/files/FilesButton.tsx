import { useEffect, useState } from 'react';
import { Button } from '#features/ui/Button.tsx';
import { lateComponent } from '#features/ui/lateComponent.tsx';

const FilesDrawer = lateComponent(() =>
  import(/* webpackChunkName: "files" */ './FilesDrawer.tsx').then((m) => m.FilesDrawer),
);

interface FilesButtonProps {
  /** The page of an offer is on screen: its files open at once. */
  isAtOffer?: boolean;
  children: string;
}

/** Opens the drawer of applications, as Ctrl+K does, or on a Mac Command+K: a letter alone is always the field's. The drawer's code comes with it. */
export function FilesButton({ isAtOffer = false, children }: FilesButtonProps) {
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
  return (
    <>
      <Button kind="link" aria-keyshortcuts="Control+K Meta+K" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && <FilesDrawer isAtOffer={isAtOffer} onClose={() => setOpen(false)} />}
    </>
  );
}
