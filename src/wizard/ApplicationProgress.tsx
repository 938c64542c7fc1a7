import { useMemo, type ReactNode } from 'react';
import type { StepName } from '#domain/application.ts';
import { ProgressNav, type ProgressItem } from '#features/ui/ProgressNav.tsx';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { selectSteps } from '#store/selectors/stepSelectors.ts';
import { selectIsLocked, selectSubmission } from '#store/selectors/wizardSelectors.ts';
import { openStep } from '#store/steps/navigation.ts';
import { openToRead, selectReadUpTo } from '#store/steps/openToRead.ts';
import { Decoration } from '../ErrorBoundary.tsx';
import { stepRecord } from './stepRegistry.ts';

interface ApplicationProgressProps {
  current: StepName;
  /** Last step that can be opened; null: the current one. */
  furthest: StepName | null;
}

/** The sidebar: done steps with summary and pencil, the current step, and the steps to come (1-SHELL-30 to 1-SHELL-32). */
export function ApplicationProgress({ current, furthest }: ApplicationProgressProps) {
  const dispatch = useAppDispatch();
  const steps = useAppSelector(selectSteps);
  const { errors } = useAppSelector(selectSubmission);
  const isLocked = useAppSelector(selectIsLocked);
  const readUpTo = useAppSelector(selectReadUpTo);
  const currentIndex = steps.findIndex((step) => step.name === current);
  const reachedIndex = Math.max(
    currentIndex,
    steps.findIndex((step) => step.name === (readUpTo ?? furthest)),
  );

  const items = useMemo(
    () =>
      steps.flatMap((step, index): ProgressItem[] => {
        if (!step.inSidebar) return [];
        const state = index === currentIndex ? 'current' : index < reachedIndex ? 'done' : 'future';
        const hasErrors = state === 'done' && Object.keys(errors[step.name as keyof typeof errors] ?? {}).length > 0;
        return [
          {
            name: step.name,
            title: step.navTitle,
            number: index + 1,
            state,
            summary: state === 'done' ? summaryOf(step.name) : undefined,
            canOpen: index <= reachedIndex && !isLocked,
            leadsAhead: readUpTo !== null && state === 'future',
            hasErrors,
          },
        ];
      }),
    [steps, errors, currentIndex, reachedIndex, isLocked, readUpTo],
  );

  const names = new Map<string, StepName>(steps.map(({ name }) => [name, name]));
  const handleOpen = (name: string) => {
    const target = names.get(name);
    if (target && !dispatch(openStep(target))) dispatch(openToRead(target));
  };
  return <ProgressNav steps={items} onOpen={handleOpen} />;
}

/** Returns a step's few lines; nothing for a step without answers (1-SHELL-28, 1-SHELL-30). */
function summaryOf(name: StepName): ReactNode {
  const { summary: Summary } = stepRecord(name);
  return (
    Summary && (
      <Decoration>
        <Summary />
      </Decoration>
    )
  );
}
