/** Allotment of securities, for the issuer's staff, the applicant and e-mails. */
export const allotmentTexts = {
  title: 'Complete the application?',
  help: 'The securities were allotted and the holder is in the register. The investor and any adviser are emailed after ten minutes. Until then you can take it back; after that the application stays completed.',
  allottedOn: 'Allotted on',
  units: 'Securities allotted',
  holderNumber: 'HIN, SRN or holder number',
  holderNumberHelp: 'If there is one.',
  numberError: (most: number) => `Please enter at most ${most} letters and digits`,
  label: 'Allotted',
  /** `securities`: a number with its unit, as `10,000 shares`; `day`: DD/MM/YYYY. */
  words: (securities: string, day: string) => `${securities} on ${day}`,
  ofRow: (label: string, name: string) => `${label}, ${name}`,
} as const;
