/** Conversion of a form's values to saved ones: the applicable fields, in the format in which answers are stored. */

/** Converts a typed text to its stored format. */
export type Format = (typed: string) => string;

/** Removes outer spaces from a name or code. */
export const trimText: Format = (typed) => typed.trim();

/** Converts a code to capital letters, however it was typed. */
export const upperCaseCode: Format = (typed) => typed.trim().toUpperCase();

/** Returns only the named fields of the values, in their original order. */
export function pickFields<Values extends object>(values: Values, asked: readonly (keyof Values)[]): Values {
  const names: readonly PropertyKey[] = asked;
  return Object.fromEntries(Object.entries(values).filter(([field]) => names.includes(field))) as Values;
}

/** Returns the values with these texts in their stored format. A value that is no text stays, for the rules to refuse. */
export function applyFormats<Values extends object>(
  values: Values,
  formats: { readonly [Field in keyof Values]?: Format },
): Values {
  const changed = Object.entries<Format | undefined>(formats).flatMap(([field, format]) => {
    const typed: unknown = Object.hasOwn(values, field) ? values[field as keyof Values] : undefined;
    return format && typeof typed === 'string' ? [[field, format(typed)] as const] : [];
  });
  return { ...values, ...Object.fromEntries(changed) };
}
