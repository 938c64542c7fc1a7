/** What the answers of a tax block lead to, and why, in one sentence each (FATCA and CRS). */
export const taxClassTexts = {
  australian: 'Tax resident in Australia alone, so nothing is reported to another country.',
  australianAndForeign:
    'Tax resident in Australia and elsewhere, so this holding is reported to the other countries as well.',
  foreign: 'Tax resident outside Australia, so this holding is reported to the countries named here.',
  retirementFund:
    'An Australian retirement fund: the law leaves it out of the reports to other countries, so nothing else is asked.',
  withGiin:
    'A financial institution with a GIIN: it reports on its own customers, so nobody behind it is reported here.',
  exempt: 'An exempt beneficial owner: such bodies need no GIIN and are not reported.',
  deemedCompliant: 'A deemed-compliant institution: it counts as having registered, and needs no GIIN.',
  sponsored: 'A sponsored financial institution: its sponsor reports for it.',
  trusteeDocumented: 'A trustee-documented trust: its trustee reports for it.',
  withoutGiin: 'A financial institution without a GIIN: the issuer may ask why it is not registered.',
  managedWithPersons:
    'An entity that others manage, with controlling persons outside Australia: these persons are reported.',
  active: 'An active non-financial entity: it mostly trades, so nobody behind it is reported.',
  passiveWithPersons:
    'A passive non-financial entity: its income is mostly not from trade, so the controlling persons named here are reported.',
  passive:
    'A passive non-financial entity without controlling persons outside Australia: there is nobody to report behind it.',
} as const;
