/** Titles of the steps, in headings and, if they differ there, in the progress sidebar (1-SHELL-05 to 1-SHELL-26, 2-STEP-28). */
export const stepTitles = {
  landingpage: 'Landing page',
  contactDetails: 'Contact details',
  applicantProfile: 'Applicant profile',
  investmentAmount: 'Investment amount',
  regularPlanDetails: 'Regular investment plan details',
  investorDetails: 'Investor details',
  corporateTrustee: 'Corporate trustee details',
  directors: 'Director details',
  trustees: 'Trustee details',
  beneficialOwners: 'Beneficial owner details',
  others: 'Other individuals',
  tax: 'Tax details and declaration',
  taxNav: 'Tax details',
  bankDetails: 'Bank account details',
  paymentOptions: 'Payment Options',
  regularPlanPayment: 'Regular investment plan payment options',
  reviewAndSubmit: 'Review and submit your application',
  reviewAndSubmitNav: 'Review & submit',
  reviewAndSave: 'Review and save the application',
  reviewAndSaveNav: 'Review & save',
  nextSteps: 'Next steps',
} as const;

/** Labels of the button that ends the review step (1-SHELL-24, 2-REV-06, 2-REV-07). */
export const submitLabels = { submit: 'Submit', save: 'Save' } as const;
