/** The progress sidebar, which shows every step at once: apart from the texts of the steps themselves, so that it brings none of them. */

/** @example adviserLine('Ann Lee', 'Acme') === 'Adviser: Ann Lee, Acme'; parts that are not there are left out. */
export function adviserLine(...parts: readonly (string | undefined)[]): string {
  return `Adviser: ${parts.filter(Boolean).join(', ')}`;
}
