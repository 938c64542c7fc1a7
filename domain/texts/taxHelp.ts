/** Help before the questions of the tax step, in plain words. */
export const taxHelp = {
  isAustralianResident: 'Whoever lives in Australia, or an entity that was set up or is managed here, usually is one.',
  hasOtherCountries:
    'Wherever tax is due because somebody lives there or belongs there; citizens of the United States are residents there too.',
  hasTin: 'The number under which tax returns are lodged in that country.',
  isFinancialInstitution:
    'A bank, broker or custodian, an insurer with investment policies, or a fund that invests for its customers. A family company or family trust mostly is none.',
  hasGiin: 'A GIIN is the number with which a financial institution is registered for FATCA in the United States.',
  giin: 'Nineteen characters in four parts with dots, as in the IRS list.',
  giinType: 'Some institutions need no registration, or another one stands in for them.',
  exemptBeneficialOwner: 'For example a government body, an international organisation or a retirement fund.',
  deemedCompliantFfi: 'For example a local bank, or a fund for exempt owners only.',
  isManagedByOthers:
    'Yes where a bank, broker or fund manager decides on its investments, and the entity earns mainly from these.',
  isTrustControlledOutside: 'Those for whom the trust is run, and those who decide for it.',
  enteredBefore: 'Choose somebody you have entered already, so that nothing is typed twice.',
} as const;
