import { memo, useState } from 'react';
import type { BusinessQuestion, FoundBusiness } from '#domain/organisations/businessLookup.ts';
import { formatAbnOrAcn, withoutSpaces } from '#domain/formats/format.ts';
import type { BusinessNumberKind } from '#domain/data/choices.ts';
import { businessNumberLabels, lookupTexts } from '#domain/texts/organisation.ts';
import { classNames } from '#features/ui/classNames.ts';
import control from '#features/ui/fields/control.module.css';
import { Field, widthClass } from '#features/ui/fields/Field.tsx';
import type { ControlProps, FieldProps } from '#features/ui/fields/fieldProps.ts';
import { useLiveValue } from '#features/ui/fields/useLiveValue.ts';
import { Icon } from '#features/ui/Icon.tsx';
import { Spinner } from '#features/ui/Spinner.tsx';
import { VisuallyHidden } from '#features/ui/VisuallyHidden.tsx';
import styles from './organisation.module.css';
import { useRegisterAnswer } from './useRegisterAnswer.ts';

interface BusinessNumberFieldProps extends Omit<FieldProps<string>, 'label'> {
  numberKind: BusinessNumberKind;
  /** Returns the register's question about a number; null for none. */
  toQuestion: (number: string) => BusinessQuestion | null;
  onFound: (found: FoundBusiness) => void;
}

/** Field for a business number, with a look-up button if an Australian register knows such numbers (2-ABN, 3-ABN). */
export const BusinessNumberField = memo(function BusinessNumberField({
  numberKind,
  toQuestion,
  onFound,
  value,
  source,
  onChange,
  onBlur,
  error,
  name,
  disabled,
  ...frame
}: BusinessNumberFieldProps) {
  const isAustralian = numberKind === 'ABN' || numberKind === 'ACN';
  const stored = useLiveValue({ value, source }) ?? '';
  const text = useGroupedNumber({ stored, isAustralian, onChange, onBlur });
  const question = toQuestion(stored);
  const answer = useRegisterAnswer({ number: stored, question, onFound });
  const label = businessNumberLabels[numberKind];
  const input = (attributes: ControlProps) => (
    <input
      {...attributes}
      {...text}
      name={name}
      type="text"
      inputMode={numberKind === 'TAX' ? 'text' : 'numeric'}
      disabled={disabled}
      autoComplete="off"
      spellCheck={false}
      className={isAustralian ? undefined : classNames(control.input, control.digits)}
    />
  );
  if (!isAustralian)
    return (
      <Field {...frame} label={label} error={error} width={7}>
        {input}
      </Field>
    );
  return (
    <div className={classNames(styles.lookup, widthClass(7))}>
      <Field {...frame} label={label} error={error ?? answer.refusal}>
        {(attributes) => (
          <div className={classNames(control.compound, control.digits)}>
            {input(attributes)}
            {(answer.isBusy || answer.isFound) && (
              <span className={classNames(control.sign, answer.isFound && control.done)}>
                {answer.isBusy ? <Spinner isQuiet /> : <Icon name="check" />}
              </span>
            )}
            <LookupButton label={label} isBlocked={question === null} isBusy={answer.isBusy} onPress={answer.ask} />
          </div>
        )}
      </Field>
      <p role="status" className={answer.refusal === undefined ? styles.status : undefined}>
        {answer.refusal === undefined ? answer.status : <VisuallyHidden>{answer.refusal}</VisuallyHidden>}
      </p>
    </div>
  );
});

interface LookupButtonProps {
  label: string;
  /** Nothing to look up yet (2-ABN-01, 3-ABN-01). The button stays in the tab order, like every button here. */
  isBlocked: boolean;
  isBusy: boolean;
  onPress: () => void;
}

function LookupButton({ label, isBlocked, isBusy, onPress }: LookupButtonProps) {
  const isIdle = !isBlocked && !isBusy;
  return (
    <button
      type="button"
      className={control.reveal}
      aria-disabled={isIdle ? undefined : true}
      aria-busy={isBusy || undefined}
      onClick={() => isIdle && onPress()}
    >
      <span aria-hidden="true">{lookupTexts.button}</span>
      <VisuallyHidden>{lookupTexts.lookUp(label)}</VisuallyHidden>
    </button>
  );
}

interface GroupedNumber extends Pick<FieldProps<string>, 'onChange' | 'onBlur'> {
  stored: string;
  isAustralian: boolean;
}

/**
 * Stores an ABN or ACN as digits, and shows it in groups after the field is left. Leaves a number of another country as typed. Has no
 * length limit, which would cut off a paste with leading blanks.
 */
function useGroupedNumber({ stored, isAustralian, onChange, onBlur }: GroupedNumber) {
  const [typed, setTyped] = useState<string | null>(null);
  const tidy = (text: string) => (isAustralian ? withoutSpaces(text) : text);
  const isTyping = typed !== null && tidy(typed) === stored;
  return {
    value: isTyping ? typed : isAustralian ? formatAbnOrAcn(stored) : stored,
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value);
      onChange(tidy(target.value));
    },
    onBlur: (event: { relatedTarget?: EventTarget | null }) => {
      setTyped(null);
      onBlur?.(event);
    },
  };
}
