import type { FieldOption } from './fieldProps.ts';

/** A rule between groups of options. */
export const SEPARATOR = 'separator';

export type SelectOption = Pick<FieldOption, 'value' | 'label' | 'disabled'> | typeof SEPARATOR;

/** A function is asked once, when the list is first reached: long lists cost nothing until then. */
export type SelectOptions = readonly SelectOption[] | (() => readonly SelectOption[]);
