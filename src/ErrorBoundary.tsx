import { Component, createContext, useContext, type ReactNode } from 'react';
import { pageTexts } from '#domain/texts/pages.ts';
import { Button } from '#features/ui/Button.tsx';
import { useKeeping } from '#features/ui/keeping.ts';
import { Notice } from '#features/ui/Notice.tsx';

/** Draws anew what a boundary gave up. */
const DrawAgainContext = createContext(() => {});

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

  private readonly drawAgain = () => this.setState({ hasFailed: false });

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <DrawAgainContext value={this.drawAgain}>{this.props.fallback}</DrawAgainContext>;
  }
}

/** What the page can do without: where it fails, nothing stands there and all else stays. */
export function Decoration({ children }: { children: ReactNode }) {
  return <ErrorBoundary fallback={null}>{children}</ErrorBoundary>;
}

/**
 * Says that something could not be shown and offers another try. Nothing is removed from the device; where what was entered is in this
 * page alone, the page is not loaded anew, which would lose it.
 */
export function FailureNotice({ title }: { title: string }) {
  const isOnDevice = useKeeping() === 'device';
  const drawAgain = useContext(DrawAgainContext);
  return (
    <Notice kind="error" role="alert" title={title}>
      <p>{isOnDevice ? pageTexts.stepFailed : pageTexts.stepFailedInMemory}</p>
      <Button onClick={isOnDevice ? () => window.location.reload() : drawAgain}>{pageTexts.tryAgain}</Button>
    </Notice>
  );
}
