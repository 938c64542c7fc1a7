/** Consequence of a tax block's answers and its reason, in one sentence each (FATCA and CRS). */
export const taxClassTexts = {
  australian: 'Tax resident in Australia alone, so nothing is reported to another country.',
  australianAndForeign:
    'Tax resident in Australia and elsewhere, so this holding is reported to the other countries as well.',
  foreign: 'Tax resident outside Australia, so this holding is reported to the countries named here.',
  retirementFund:
    'An Australian retirement fund: by law it is not reported to other countries, so there is nothing more to answer.',
  withGiin:
    'A financial institution with a GIIN: it reports on its own customers, so nobody behind it is reported here.',
  exempt: 'An exempt beneficial owner: it does not need a GIIN and is not reported.',
  deemedCompliant: 'A deemed-compliant institution: it is treated as registered and does not need a GIIN.',
  sponsored: 'A sponsored financial institution: its sponsor reports for it.',
  trusteeDocumented: 'A trustee-documented trust: its trustee reports for it.',
  withoutGiin: 'A financial institution without a GIIN: the issuer may ask why it is not registered.',
  managedWithPersons:
    'An entity managed by others, with controlling persons outside Australia: these persons are reported.',
  active: 'An active non-financial entity: it mostly trades, so nobody behind it is reported.',
  passiveWithPersons:
    'A passive non-financial entity: its income is mostly not from trade, so the controlling persons named here are reported.',
  passive:
    'A passive non-financial entity without controlling persons outside Australia: nobody behind it is reported.',
} as const;
