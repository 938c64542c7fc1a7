/** The offer's page for an investor who is to approve what their adviser has filled in (1-LAND-19, 3-LAND-28). */
export const approvalTexts = {
  /** `adviser`: by name where it is known. */
  asks: (adviser: string) => `${adviser || 'Your adviser'} asks you to approve this application`,
  help: 'It was filled in for you. Nothing goes to the issuer before you have approved it: read what was entered, change what is not right, and submit it.',
  investment: 'Investment',
  applied: (amount: string, measure: string) => (measure ? `${amount} (${measure})` : amount),
  startTitle: 'Review and approve',
  /** While terms are to be agreed to above. */
  agreeFirst: 'Agree to the terms above first. You approve the application by submitting it at the end of the review.',
  review: 'Review application',
} as const;
