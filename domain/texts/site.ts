/** Frame of every page that belongs to no offer: its head and foot. */
export const siteTexts = {
  skip: 'Skip to the content',
  what: 'Online applications for securities',
  whatMore: 'Apply for shares, notes or trust units, and continue later where you left off.',
  pages: 'Pages',
  /** Link to the page of an account, and its title. */
  dashboard: 'Your applications and holdings',
  /** Link for staff to the applications of their issuer. */
  issuerApplications: 'Applications',
  checkRecord: 'Check a record',
  help: 'Help with an application',
  helpMore: 'The registrar’s details are at the foot of every page of an offer.',
} as const;
