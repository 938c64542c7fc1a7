import { useState } from 'react';
import { REJECT_REASONS, type RejectReason } from '#domain/application/moves.ts';
import { commonErrors } from '#domain/texts/errors.ts';
import { movesTexts as texts } from '#domain/texts/moves.ts';
import { SelectField } from '#features/ui/fields/SelectField.tsx';
import { focusField } from '#features/ui/form/focusField.ts';

const FIELD = 'move-reason';

interface ReasonState {
  value: string;
  error: string | undefined;
  change: (value: string) => void;
  /** Returns the reason; null, with an error at the field, if none was chosen. */
  read: () => RejectReason | null;
}

/** Keeps the chosen reason of a rejection. */
export function useRejectReason(): ReasonState {
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  return {
    value,
    error,
    change: (chosen) => {
      setValue(chosen);
      setError(undefined);
    },
    read: () => {
      const given = REJECT_REASONS.find((known) => known === value) ?? null;
      setError(given === null ? commonErrors.required : undefined);
      if (given === null) focusField(FIELD);
      return given;
    },
  };
}

/** Asks for the reason of a rejection. */
export function RejectReasonField({ value, error, change }: ReasonState) {
  return (
    <SelectField
      id={FIELD}
      name="reason"
      label={texts.reason}
      help={texts.rejectHelp}
      placeholder={texts.chooseReason}
      value={value}
      error={error}
      options={REJECT_REASONS.map((reason) => ({ value: reason, label: texts.reasons[reason] }))}
      onChange={change}
    />
  );
}
