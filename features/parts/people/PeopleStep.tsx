import { useCallback } from 'react';
import { useWizardStep } from '#store/steps/useWizardStep.ts';
import { StepForm, type BlockValues } from '#features/ui/form/StepForm.tsx';
import { useDeclarationContext } from '../declaration/WithDeclarations.tsx';
import { useRemoval } from '../removal/useRemoval.tsx';
import { useDays } from '#features/ui/useToday.ts';
import { PeopleList } from './PeopleList.tsx';
import type { PeopleStepConfig, PeopleStepName, PeopleValues } from './peopleStep.ts';
import { NotifyOthers } from './NotifyOthers.tsx';
import { peopleIn } from './peopleValues.ts';
import { usePeople } from './usePeople.ts';

/** Step with a list of people, one block each: directors, trustees, beneficial owners, others. */
export function PeopleStep<N extends PeopleStepName>({ config }: { config: PeopleStepConfig<N> }) {
  const days = useDays();
  const step = useWizardStep(config.name, days, config.rules.prefills);
  const { values, serverErrors, keepDraft, saveAndContinue, back } = step;
  const context = useDeclarationContext(step.context);
  const people = usePeople(config.name, () => config.toPeople(config.rules.open(values, context)));
  const settle = useCallback((listed: PeopleValues<N>) => config.rules.settle(listed, context), [config, context]);
  const removal = useRemoval(config.name, settle);
  const collect = (blocks: BlockValues) => config.toValues(peopleIn(people.rows, blocks));

  return (
    <StepForm
      onNext={(blocks) => saveAndContinue(settle(collect(blocks)))}
      onDraft={(blocks) => keepDraft(collect(blocks))}
      onBack={back}
    >
      {config.intro}
      <PeopleList config={config} context={context} people={people} serverErrors={serverErrors} removal={removal} />
      {people.rows.length > 0 && <NotifyOthers issuer={context.offer.client_name} />}
    </StepForm>
  );
}
