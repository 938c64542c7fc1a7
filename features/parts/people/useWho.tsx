import { useMemo, useState, type ReactNode } from 'react';
import type { Application, Person } from '#domain/application.ts';
import { PEOPLE, type PersonRole } from '#domain/application/peoplePlaces.ts';
import { lateQuestions } from '#features/ui/form/lateQuestions.tsx';
import type { BlockApi } from '#features/ui/form/useFormBlock.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import type { Judge, WhoOptions } from './whoProps.ts';

/** Only where somebody is known with whom one may be mixed up. */
const WhoQuestions = lateQuestions(() =>
  import(/* webpackChunkName: "who" */ './WhoQuestions.tsx').then((m) => m.WhoQuestions),
);

interface Who {
  /** Null until the questions are there. */
  judge: Judge | null;
  /** Whether there is anybody with whom they may be mixed up. */
  isNeeded: boolean;
  /** The questions, for the place after name and birthday. */
  ask: (block: BlockApi<Person>) => ReactNode;
}

/** Asks who somebody is where that may be in doubt (2-BO-12, 2-TRU-10). */
export function useWho({ context, ...options }: WhoOptions): Who {
  const { role, rows } = options;
  const [judge, onJudge] = useState<Judge | null>(null);
  // Tax details that are only typed would stay with whoever is typed over their owner, too.
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

/** Whether anybody stands in another list, or has given tax details. */
function isAnybodyKnown(application: Application, role: PersonRole): boolean {
  return (
    application.tax_details !== undefined ||
    PEOPLE.some((place) => place.role !== role && (place.read<Person>(application)?.length ?? 0) > 0)
  );
}
