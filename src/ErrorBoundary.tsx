import { Component, type ReactNode, useState } from 'react';
import { pageTexts } from '#domain/texts/pages.ts';
import { Button } from '#features/ui/Button.tsx';
import { useStoragePlace } from '#features/ui/storagePlace.ts';
import { Notice } from '#features/ui/Notice.tsx';

interface ErrorBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Shows `fallback` if something inside fails to load or to draw; everything outside, and everything saved on the device, stays as it is
 * (RP14, R24).
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** Optional part of a page: if it fails, nothing is shown in its place and the rest stays. */
export function Decoration({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={null}>{children}</ErrorBoundary>;
}

interface FailureNoticeProps {
  title: string;
  /** Reloads less than the whole page. */
  onRetry?: () => void;
}

/**
 * Says that something could not be shown and offers another try. Nothing is removed from the device; if the answers are in this page alone,
 * it names the cost of a reload. Offline it does not reload: the browser's own error page would replace this one.
 */
export function FailureNotice({ title, onRetry = () => window.location.reload() }: FailureNoticeProps) {
  const isOnDevice = useStoragePlace() === 'device';
  const [isOffline, setOffline] = useState(false);
  const tryAgain = () => {
    setOffline(!navigator.onLine);
    if (navigator.onLine) onRetry();
  };
  return (
    <Notice kind="error" role="alert" title={title}>
      <p>{isOnDevice ? pageTexts.kept : pageTexts.stepFailedInMemory}</p>
      {isOffline && <p>{pageTexts.notConnected}</p>}
      <Button onClick={tryAgain}>{pageTexts.tryAgain}</Button>
    </Notice>
  );
}
