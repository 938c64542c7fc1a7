import { useLayoutEffect, useMemo } from 'react';
import type { Person } from '#domain/application.ts';
import { placeOf, type PersonRole } from '#domain/application/peoplePlaces.ts';
import { findNamesake, isNamesake, joinPerson, twiceOf, type Typing } from '#domain/people/namesakes.ts';
import { openRow } from '#domain/people/openRows.ts';
import { doubtOf, findElsewhere, isInDoubt, type TypedPerson } from '#domain/people/samePerson.ts';
import type { FieldErrors } from '#domain/stepRules/validate.ts';
import { fieldId, focusField } from '#features/ui/form/focusField.ts';
import { useStepFormContext } from '#features/ui/form/stepFormContext.ts';
import { useAtRest } from '#features/ui/form/useAtRest.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { peopleIn } from './peopleValues.ts';
import { SamePersonPart } from './SamePersonPart.tsx';
import { TwicePart } from './TwicePart.tsx';
import type { WhoProps } from './whoProps.ts';

const NAMING = ['legalFirstName', 'legalLastName', 'dateOfBirth'] as const satisfies readonly (keyof Person)[];

/**
 * Who somebody is, where it may be in doubt: whether they are still the person they were, or one who is known already. Next does not pass
 * an open question.
 */
export function WhoQuestions({ block, row, rows, context, role, onJudge, onBecome, onRemove }: WhoProps) {
  const { application, today } = context;
  const step = useStepFormContext();
  const elsewhere = useMemo(() => findElsewhere(application, role, row.person.id), [application, role, row.person.id]);
  const typing = (): Typing => ({ application, role, today, present: peopleIn(rows, step.collect()) });
  const named = useNamed(block);
  useNamesakesInDraft(role, named, today);
  const isDoubted = elsewhere !== null && isInDoubt(elsewhere.person, named);
  const namesake = isDoubted ? null : findNamesake(named, typing());
  const open = isDoubted ? 'doubt' : namesake?.person.id;
  const judge = useMemo(
    () =>
      (typed: Person): FieldErrors => {
        const present = peopleIn(rows, step.collect());
        const message = doubtOf(elsewhere, typed) ?? twiceOf(typed, { application, role, today, present });
        return message === null ? {} : { id: message };
      },
    [application, role, today, rows, step, elsewhere],
  );
  // A question that comes or goes is judged anew, and with it leaves the summary.
  useLayoutEffect(() => {
    onJudge(() => (typed) => judge(typed));
    return () => onJudge(null);
  }, [judge, onJudge, open]);

  const handleJoin = (known: Person) => {
    block.update((typed) => {
      const joined = openRow(joinPerson(typed, known, { application, role }), role, context);
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
        <TwicePart
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
 * Draws again when somebody else of the list comes to be named like who is typed here, or no longer is: the draft says so as soon as
 * typing rests. Who is named in any other way draws nothing.
 */
function useNamesakesInDraft(role: PersonRole, named: TypedPerson, today: string): void {
  const { step, read } = placeOf(role);
  // Of whom the birthday is not typed nobody is a namesake: nothing to compare at each pause of every other block.
  const isNamed = (named.dateOfBirth ?? '') !== '';
  useAppSelector((state) => {
    if (!isNamed) return '';
    const people = read<TypedPerson>({ [step]: selectStepDraft(state, step) }) ?? [];
    const namesakes = people.filter((other) => other.id !== named.id && isNamesake(named, other, today));
    return namesakes.map(({ id, distinct }) => [id, ...(distinct ?? [])].join()).join(';');
  });
}

/** The person of a block with name and birthday as they stand there, once typing them rests. */
function useNamed(block: WhoProps['block']): TypedPerson {
  const typed = useAtRest(
    NAMING.map((field) => block.bind(field)),
    (texts) => JSON.stringify(texts),
  );
  const [legalFirstName = '', legalLastName = '', dateOfBirth = ''] = JSON.parse(typed) as string[];
  return { ...block.values, legalFirstName, legalLastName, dateOfBirth };
}
