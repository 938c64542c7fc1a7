import type { FieldOption } from './fieldProps.ts';

/** Label of an option in a plain list, with a line of explanation. */
export function OptionText({ label, explanation }: Pick<FieldOption, 'label' | 'explanation'>) {
  return (
    <span>
      <span>{label}</span>
      {explanation !== undefined && <small>{explanation}</small>}
    </span>
  );
}
