import { useLayoutEffect, useMemo } from 'react';
import type { Person } from '#domain/application.ts';
import { placeOf, type PersonRole } from '#domain/model/peoplePlaces.ts';
import {
  findNamesake,
  isNamesake,
  mergeDuplicate,
  duplicateError,
  type TypingContext,
} from '#domain/people/namesakes.ts';
import { openRow } from '#domain/stepRules/people/peopleRules.ts';
import {
  unconfirmedPersonError,
  findOtherPlaces,
  needsConfirmation,
  type TypedPerson,
} from '#domain/people/samePerson.ts';
import type { FieldErrors } from '#domain/rules/validate.ts';
import { fieldId, focusField } from '#features/ui/form/focusField.ts';
import { useStepFormContext } from '#features/ui/form/stepFormContext.ts';
import { useDebouncedReading } from '#features/ui/form/useDebouncedReading.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { peopleIn } from './peopleValues.ts';
import { SamePersonPart } from './SamePersonPart.tsx';
import { DuplicatePart } from './DuplicatePart.tsx';
import type { SamePersonProps } from './samePersonProps.ts';

const NAMING = ['legalFirstName', 'legalLastName', 'dateOfBirth'] as const satisfies readonly (keyof Person)[];

/**
 * Asks if a person with a changed name is still the same, and if a namesake is a person known already. Next does not pass an open question.
 */
export function SamePersonQuestions({ block, row, rows, context, role, onJudge, onBecome, onRemove }: SamePersonProps) {
  const { application, today } = context;
  const step = useStepFormContext();
  const elsewhere = useMemo(
    () => findOtherPlaces(application, role, row.person.id),
    [application, role, row.person.id],
  );
  const typing = (): TypingContext => ({ application, role, today, present: peopleIn(rows, step.collect()) });
  const named = useNamed(block);
  useNamesakesInDraft(role, named, today);
  const isDoubted = elsewhere !== null && needsConfirmation(elsewhere.person, named);
  const namesake = isDoubted ? null : findNamesake(named, typing());
  const open = isDoubted ? 'doubt' : namesake?.person.id;
  const judge = useMemo(
    () =>
      (typed: Person): FieldErrors => {
        const present = peopleIn(rows, step.collect());
        const message =
          unconfirmedPersonError(elsewhere, typed) ?? duplicateError(typed, { application, role, today, present });
        return message === null ? {} : { id: message };
      },
    [application, role, today, rows, step, elsewhere],
  );
  // A question that appears or goes needs a new judgement, which also updates the summary.
  useLayoutEffect(() => {
    onJudge(() => (typed) => judge(typed));
    return () => onJudge(null);
  }, [judge, onJudge, open]);

  const handleJoin = (known: Person) => {
    block.update((typed) => {
      const joined = openRow(mergeDuplicate(typed, known, { application, role }), role, context);
      onBecome(joined);
      return joined;
    });
    focusField(fieldId(row.key, 'legalFirstName'));
  };
  return (
    <>
      {elsewhere && (
        <SamePersonPart
          id={row.key}
          block={block}
          typed={named}
          role={role}
          elsewhere={elsewhere}
          context={context}
          onBecome={onBecome}
        />
      )}
      {namesake && (
        <DuplicatePart
          id={row.key}
          block={block}
          namesake={namesake}
          onJoin={() => handleJoin(namesake.person)}
          onRemove={onRemove}
        />
      )}
    </>
  );
}

/**
 * Redraws when another person of the list gets or loses the name typed here; the draft shows that as soon as typing rests. Any other change
 * of a name draws nothing.
 */
function useNamesakesInDraft(role: PersonRole, named: TypedPerson, today: string): void {
  const { step, read } = placeOf(role);
  // Nobody is a namesake without a typed birthday: nothing to compare at each pause of every other block.
  const isNamed = (named.dateOfBirth ?? '') !== '';
  useAppSelector((state) => {
    if (!isNamed) return '';
    const people = read<TypedPerson>({ [step]: selectStepDraft(state, step) }) ?? [];
    const namesakes = people.filter((other) => other.id !== named.id && isNamesake(named, other, today));
    return namesakes.map(({ id, distinct }) => [id, ...(distinct ?? [])].join()).join(';');
  });
}

/** Returns the person of a block with name and birthday as typed, once typing them rests. */
function useNamed(block: SamePersonProps['block']): TypedPerson {
  const typed = useDebouncedReading(
    NAMING.map((field) => block.bind(field)),
    (texts) => JSON.stringify(texts),
  );
  const [legalFirstName = '', legalLastName = '', dateOfBirth = ''] = JSON.parse(typed) as string[];
  return { ...block.values, legalFirstName, legalLastName, dateOfBirth };
}
