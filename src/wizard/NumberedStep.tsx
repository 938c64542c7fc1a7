import { useEffect } from 'react';
import { nextStep, type Step } from '#domain/steps.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectSteps } from '#store/selectors/stepSelectors.ts';
import { StepFrame } from './StepFrame.tsx';
import { stepScreen, type NumberedStepName } from './stepRegistry.ts';

/** The next step's code waits for this one to be drawn and read. */
const PRELOAD_DELAY_MS = 1000;

interface NumberedStepProps {
  name: NumberedStepName;
  step: Step;
  /** Changes when the screen has to read anew what is stored. */
  screenKey: string;
}

/** Any step but the landing page: its screen in the wizard's frame. */
export function NumberedStep({ name, step, screenKey }: NumberedStepProps) {
  usePreloadNext(name);
  const { Component } = stepScreen(name);
  return (
    <StepFrame step={step}>
      <Component key={screenKey} />
    </StepFrame>
  );
}

/** Somebody on a metered connection asked their browser not to fetch ahead of need. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** While a step is being filled in, the code of the one after it arrives. */
function usePreloadNext(current: NumberedStepName): void {
  const next = useAppSelector((state) => nextStep(selectSteps(state), current));
  useEffect(() => {
    if (next === null || next === 'landingpage' || savesData()) return undefined;
    const timer = setTimeout(() => void stepScreen(next).preload().catch(() => undefined), PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [current, next]);
}
