import { Button } from '#features/ui/Button.tsx';
import { useFilesDrawer } from './useFilesDrawer.tsx';

/** Opens the drawer of applications on a page of an offer, and holds it: one for a page. */
export function FilesButton({ children }: { children: string }) {
  const { open, drawer } = useFilesDrawer(true);
  return (
    <>
      <OpenFiles onPress={open}>{children}</OpenFiles>
      {drawer}
    </>
  );
}

interface OpenFilesProps {
  onPress: () => void;
  children: string;
}

/** Opens a drawer that the page holds elsewhere. */
export function OpenFiles({ onPress, children }: OpenFilesProps) {
  return (
    <Button kind="link" aria-keyshortcuts="Control+K Meta+K" aria-haspopup="dialog" onClick={onPress}>
      {children}
    </Button>
  );
}
