import type { FieldOption } from './fieldProps.ts';

/** What an option of a plain list says, with a line on what it means. */
export function OptionWords({ label, explanation }: Pick<FieldOption, 'label' | 'explanation'>) {
  return (
    <span>
      {label}
      {explanation !== undefined && <small>{explanation}</small>}
    </span>
  );
}
