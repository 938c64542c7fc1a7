import { Component, type ReactNode, useState } from 'react';
import { pageTexts } from '#domain/texts/pages.ts';
import { Button } from '#features/ui/Button.tsx';
import { useKeeping } from '#features/ui/keeping.ts';
import { Notice } from '#features/ui/Notice.tsx';

interface ErrorBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Shows `fallback` where something inside fails to load or to draw; what stands outside, and everything kept on the device, stays
 * as it is (RP14, R24).
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

/** What the page can do without: where it fails, nothing stands there and all else stays. */
export function Decoration({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={null}>{children}</ErrorBoundary>;
}

interface FailureNoticeProps {
  title: string;
  /** Where less than the whole page is loaded anew. */
  onRetry?: () => void;
}

/**
 * Says that something could not be shown and offers another try. Nothing is removed from the device; where what was entered is in this
 * page alone, it says what loading anew costs. Without a connection it is not loaded anew: the browser's own error would take its place.
 */
export function FailureNotice({ title, onRetry = () => window.location.reload() }: FailureNoticeProps) {
  const isOnDevice = useKeeping() === 'device';
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
