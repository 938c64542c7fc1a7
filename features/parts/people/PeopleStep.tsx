import type { Person } from '#domain/application.ts';
import { useWizardStep } from '#store/steps/useWizardStep.ts';
import { StepForm, type BlockValues } from '#features/ui/form/StepForm.tsx';
import { useRemoval } from '../removal/useRemoval.tsx';
import { useToday } from '#features/ui/useToday.ts';
import { PeopleList } from './PeopleList.tsx';
import type { PeopleStepConfig, PeopleStepName } from './peopleStep.ts';
import { peopleIn, peopleToOpen } from './peopleValues.ts';
import { usePeople } from './usePeople.ts';

/** A step that lists people, each in a block of their own: directors, trustees, beneficial owners, others. */
export function PeopleStep<N extends PeopleStepName>({ config }: { config: PeopleStepConfig<N> }) {
  const today = useToday();
  const { values, context, serverErrors, keepDraft, saveAndContinue, back } = useWizardStep(
    config.name,
    today,
    config.following,
  );
  const people = usePeople(config.name, () => peopleToOpen(config, values, context));
  const removal = useRemoval(config.name);
  const toValues = (present: Person[]) => config.toValues(present, values, context);
  const collect = (blocks: BlockValues) => toValues(peopleIn(people.rows, blocks));

  return (
    <StepForm
      onNext={(blocks) => saveAndContinue(collect(blocks))}
      onDraft={(blocks) => keepDraft(collect(blocks))}
      onBack={back}
    >
      {config.intro}
      <PeopleList
        config={config}
        context={context}
        people={people}
        today={today}
        serverErrors={serverErrors}
        toValues={toValues}
        removal={removal}
      />
    </StepForm>
  );
}
