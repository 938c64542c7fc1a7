/** The frame of every page that belongs to no offer: what stands above it, and its foot. */
export const siteTexts = {
  skip: 'Skip to the content',
  what: 'Online applications for securities',
  whatMore: 'Apply for shares, notes or trust units, and go on later where you stopped.',
  pages: 'Pages',
  checkRecord: 'Check a record',
  help: 'Help with an application',
  helpMore: 'The registrar’s details stand at the foot of every page of an offer.',
} as const;
