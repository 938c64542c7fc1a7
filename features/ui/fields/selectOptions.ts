import type { FieldOption } from './fieldProps.ts';

/** Rule between groups of options. */
export const SEPARATOR = 'separator';

export type SelectOption = Pick<FieldOption, 'value' | 'label' | 'disabled'> | typeof SEPARATOR;

/** Options of a select. A function is called once, when the list is first reached: long lists cost nothing until then. */
export type SelectOptions = readonly SelectOption[] | (() => readonly SelectOption[]);
