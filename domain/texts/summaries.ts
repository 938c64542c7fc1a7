/** Progress sidebar, which shows every step at once: apart from the texts of the steps themselves, so that it loads none of them. */

/** Returns the line about an adviser; missing parts are left out. @example adviserLine('Ann Lee', 'Acme') === 'Adviser: Ann Lee, Acme' */
export function adviserLine(...parts: readonly (string | undefined)[]): string {
  return `Adviser: ${parts.filter(Boolean).join(', ')}`;
}
