/** Help before the questions of the tax step, in plain language. */
export const taxHelp = {
  isAustralianResident:
    'A person who lives in Australia, or an entity that was set up or is managed here, usually is one.',
  hasOtherCountries:
    'A country where tax is due because of residence or similar ties. Citizens of the United States are also tax residents there.',
  hasTin: 'The number used for tax returns in that country.',
  isFinancialInstitution:
    'A bank, broker or custodian, an insurer with investment policies, or a fund that invests for its customers. A family company or family trust usually is not one.',
  hasGiin: 'A GIIN is the number that identifies a financial institution registered for FATCA in the United States.',
  giin: 'Nineteen characters in four parts with dots, as in the IRS list.',
  giinType: 'Some institutions do not need to register, or another one acts for them.',
  exemptBeneficialOwner: 'For example a government body, an international organisation or a retirement fund.',
  deemedCompliantFfi: 'For example a local bank, or a fund for exempt owners only.',
  isManagedByOthers:
    'Yes if a bank, broker or fund manager decides on its investments, and the entity earns its income mainly from them.',
  isTrustControlledOutside: 'The people for whom the trust is run, and the people who make decisions for it.',
  enteredBefore: 'Choose someone you have already entered, so that you do not type anything twice.',
} as const;
