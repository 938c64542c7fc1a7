import { useMemo, useState } from 'react';
import type { Application, Person } from '#domain/application.ts';
import { PEOPLE, type PersonRole } from '#domain/model/peoplePlaces.ts';
import { listControllers } from '#domain/model/controllers.ts';
import type { Elements } from '#features/ui/elements.tsx';
import { lazyQuestions } from '#features/ui/form/lazyQuestions.tsx';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import type { Judge, SamePersonOptions } from './samePersonProps.ts';

/** Questions of identity, loaded late: needed only if there is a known person to confuse with this one. */
const WhoQuestions = lazyQuestions(() =>
  import(/* webpackChunkName: "person-more" */ './SamePersonQuestions.tsx').then((m) => m.SamePersonQuestions),
);

interface Who {
  /** Null until the questions are loaded. */
  judge: Judge | null;
  /** True if there is a known person to confuse with this one. */
  isNeeded: boolean;
  /** Returns the questions, to be placed after name and birthday. */
  ask: (block: BlockApi<Person>) => Elements;
}

/** Asks for a person's identity if it may be in doubt (2-BO-12, 2-TRU-10). */
export function useSamePersonQuestions({ context, ...options }: SamePersonOptions): Who {
  const { role, rows } = options;
  const [judge, onJudge] = useState<Judge | null>(null);
  // Typed but unsaved tax details, too, would stay with a person typed over their owner.
  const tax = useAppSelector((state) => selectStepDraft(state, 'tax_details'));
  const known = useMemo(
    () => (tax ? { ...context, application: { ...context.application, tax_details: tax } } : context),
    [context, tax],
  );
  const isNeeded = rows.length > 1 || isAnybodyKnown(known.application, role);
  return {
    judge,
    isNeeded,
    ask: (block) => isNeeded && <WhoQuestions {...options} context={known} block={block} onJudge={onJudge} />,
  };
}

/** Returns true if anybody is in another list or has given tax details. */
function isAnybodyKnown(application: Application, role: PersonRole): boolean {
  return (
    application.tax_details !== undefined ||
    listControllers(application).length > 0 ||
    PEOPLE.some((place) => place.role !== role && (place.read<Person>(application)?.length ?? 0) > 0)
  );
}
