import { Component, type ReactNode } from 'react';
import { pageTexts } from '#domain/texts/pages.ts';
import { Button } from '#features/ui/Button.tsx';
import { Notice } from '#features/ui/Notice.tsx';

interface StepBoundaryState {
  hasFailed: boolean;
}

/**
 * A step that fails to load or to draw says so and offers another try; the frame, the other steps and everything kept on the
 * device stay as they are (RP14, R24).
 */
export class StepBoundary extends Component<{ children: ReactNode }, StepBoundaryState> {
  override state: StepBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): StepBoundaryState {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Notice kind="error" role="alert" title={pageTexts.stepFailedTitle}>
        <p>{pageTexts.stepFailed}</p>
        <Button onClick={() => window.location.reload()}>{pageTexts.tryAgain}</Button>
      </Notice>
    );
  }
}
