import { isEditingLodged } from '#domain/session.ts';
import { Button } from '#features/ui/Button.tsx';
import { useIsLive } from '#features/ui/useIsLive.ts';
import { useAppSelector } from '#store/hooks.ts';
import { useFilesDrawer } from './useFilesDrawer.tsx';

/** Opens the drawer of applications on an offer's page, or where staff edit one, and contains it; one per page. */
export function FilesButton({ children }: { children: string }) {
  const isAtOffer = !useAppSelector(({ wizard }) => isEditingLodged(wizard.mode));
  const { open, drawer } = useFilesDrawer(isAtOffer);
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
