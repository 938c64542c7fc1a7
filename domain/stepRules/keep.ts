/** What is kept of a form's values: the fields that are asked, in the form in which answers are stored. */

/** How a typed text is stored. */
export type Format = (typed: string) => string;

/** Names and codes without outer blanks. */
export const trimmed: Format = (typed) => typed.trim();

/** Codes whose letters are capitals, however they were typed. */
export const code: Format = (typed) => typed.trim().toUpperCase();

/** The values of these fields alone, in their own order. */
export function keepOnly<Values extends object>(values: Values, asked: readonly (keyof Values)[]): Values {
  const names: readonly PropertyKey[] = asked;
  return Object.fromEntries(Object.entries(values).filter(([field]) => names.includes(field))) as Values;
}

/** The values with these texts in their stored form. What is no text stays, for the rules to refuse. */
export function withFormats<Values extends object>(
  values: Values,
  formats: { readonly [Field in keyof Values]?: Format },
): Values {
  const changed = Object.entries<Format | undefined>(formats).flatMap(([field, format]) => {
    const typed: unknown = Object.hasOwn(values, field) ? values[field as keyof Values] : undefined;
    return format && typeof typed === 'string' ? [[field, format(typed)] as const] : [];
  });
  return { ...values, ...Object.fromEntries(changed) };
}
