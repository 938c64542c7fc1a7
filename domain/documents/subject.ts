/** Tells blocks of answers apart by whom they are about; apart from what hangs on it, since every field of a document reads it. */
/** Whom a block of answers is about, as a form and the stored values say it alike; blank for nobody. */
export function subjectOf(block: object): string {
  const {
    legalFirstName,
    legalLastName,
    dateOfBirth,
    companyName,
    trustName,
    partnershipName,
  }: Record<string, unknown> = { ...block };
  return [legalFirstName, legalLastName, dateOfBirth, companyName, trustName, partnershipName]
    .filter((part) => typeof part === 'string')
    .join(' ')
    .trim();
}
