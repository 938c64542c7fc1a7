import { Button } from '#features/ui/Button.tsx';
import { useIsLive } from '#features/ui/useIsLive.ts';
import { useFilesDrawer } from './useFilesDrawer.tsx';

/** Opens the drawer of applications on an offer's page, and contains it; one per page. */
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

/** Opens a drawer that the page contains elsewhere. */
export function OpenFiles({ onPress, children }: OpenFilesProps) {
  const isLive = useIsLive();
  return (
    <Button
      kind="link"
      isBlocked={!isLive}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={onPress}
    >
      {children}
    </Button>
  );
}
