import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FormContext } from '#domain/rules/context.ts';
import { schema } from '#domain/stepRules/tax_details/schema.ts';
import { settle } from '#domain/stepRules/tax_details/rules.ts';
import { type FieldErrors, validateWith } from '#domain/rules/validate.ts';
import { fromIsoDate } from '#domain/formats/dates.ts';
import { isFormChangedSinceSigning } from '#domain/tax/signedAnswers.ts';
import { followToday, prefilledDate } from '#domain/tax/signingDate.ts';
import { taxErrors } from '#domain/texts/errors.ts';
import { taxTexts } from '#domain/texts/tax.ts';
import { Button } from '#features/ui/Button.tsx';
import { Card } from '#features/ui/Card.tsx';
import { FieldGrid } from '#features/ui/fields/Field.tsx';
import { TextField } from '#features/ui/fields/TextField.tsx';
import { FormBlock } from '#features/ui/form/FormBlock.tsx';
import { Notice } from '#features/ui/Notice.tsx';
import { fieldId, focusField } from '#features/ui/form/focusField.ts';
import { useStepFormContext } from '#features/ui/form/stepFormContext.ts';
import type { BlockApi, FieldBinding } from '#features/ui/form/useFormBlock.ts';
import { errorsOf } from './taxErrors.ts';
import { SigningDateField } from '#features/parts/declaration/SigningDateField.tsx';
import { taxFieldLabel } from '#features/parts/tax/taxFieldLabels.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectStepDraft } from '#store/selectors/applicationSelectors.ts';
import { BLOCKS, collectTax, type Declaration, type TaxForm } from './taxForm.ts';

const FIELDS = ['submit_person_name', 'submit_date'] as const satisfies readonly (keyof Declaration)[];
const FREE_TEXT: ReadonlySet<string> = new Set<string>(FIELDS);

interface TaxDeclarationProps {
  form: TaxForm;
  context: FormContext;
  serverErrors: FieldErrors | undefined;
}

interface FollowsTodayProps extends Pick<BlockApi<Declaration>, 'update'> {
  today: string;
}

/** Lets the date that the form entered follow the day while the step is open. */
function FollowsToday({ today, update }: FollowsTodayProps) {
  const shown = useRef(today);
  useEffect(() => {
    if (shown.current === today) return;
    shown.current = today;
    update((values) => followToday(values, today));
  }, [today, update]);
  return null;
}

/** Returns a field of the signature: an entry in it signs the present answers. */
function signing<Value>(field: FieldBinding<Value>, update: BlockApi<Declaration>['update']): FieldBinding<Value> {
  return {
    ...field,
    onChange: (value) => {
      field.onChange(value);
      update(({ signed_answers: _former, ...typed }) => typed);
    },
  };
}

/** Signs anew with the same name, today. */
function signedAgain({ signed_answers: _former, ...typed }: Declaration, today: string): Declaration {
  return { ...typed, ...prefilledDate(today) };
}

/** Returns a field's label. An outdated signature is not an error of the date, although the date's field shows it. */
function labelFor(path: string, message: string): string | undefined {
  return message === taxErrors.signAgain ? taxTexts.declarationTitle : taxFieldLabel(path);
}

/** Name and date of the declaration; typing the name is the signature (3-DECL-02 to 3-DECL-05). */
export function TaxDeclaration({ form, context, serverErrors }: TaxDeclarationProps) {
  const { collect } = useStepFormContext();
  // Draws anew once text typed in another block is saved: the answers may no longer match the signature (3-DECL-06).
  useAppSelector((state) => selectStepDraft(state, 'tax_details'));
  const whole = useCallback(
    (typed: Declaration) => settle(collectTax(form, { ...collect(), [BLOCKS.declaration]: typed }), context),
    [form, collect, context],
  );
  const validate = useMemo(() => {
    const rules = schema(context);
    return (typed: Declaration) => errorsOf(validateWith(rules, whole(typed)), FIELDS);
  }, [whole, context]);
  const [start] = useState(form.declaration);
  const refusals = useMemo(() => serverErrors && errorsOf(serverErrors, FIELDS), [serverErrors]);
  return (
    <FormBlock
      id={BLOCKS.declaration}
      initialValues={start}
      validate={validate}
      serverErrors={refusals}
      labelFor={labelFor}
      freeText={FREE_TEXT}
    >
      {({ bind, update, values }) => (
        <Card title={taxTexts.declarationTitle} intro={taxTexts.declaration}>
          <FollowsToday today={context.today} update={update} />
          <FieldGrid>
            <TextField
              {...signing(bind('submit_person_name'), update)}
              label={taxTexts.submitPersonName}
              autoComplete="off"
              width={7}
            />
            <SigningDateField field={signing(bind('submit_date'), update)} context={context} />
          </FieldGrid>
          {isFormChangedSinceSigning(whole(values)) && (
            <Notice kind="warn" role="status" title={taxErrors.signAgain}>
              <Button
                kind="link"
                onClick={() => {
                  update((typed) => signedAgain(typed, context.today));
                  // The button goes; screen readers read the day of the signature next.
                  focusField(fieldId(BLOCKS.declaration, 'submit_date'));
                }}
              >
                {taxTexts.signAgainOn(fromIsoDate(context.today))}
              </Button>
            </Notice>
          )}
        </Card>
      )}
    </FormBlock>
  );
}
