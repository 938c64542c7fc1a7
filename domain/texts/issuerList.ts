/** List of the applications that an issuer has received, for its staff. */
export const issuerListTexts = {
  title: 'Applications',
  logIn: 'Log in to see the applications for your offers.',
  unknown: 'The applications cannot be shown without that.',
  staffOnlyTitle: 'This page is for the issuer’s staff',
  staffOnly: 'Your own applications are on another page.',
  otherContext: 'You are acting for yourself. Act for the issuer to see its applications.',
  noIssuerTitle: 'Your account belongs to no issuer',
  noIssuer: 'Ask the operator of this service to name your issuer.',

  searchLabel: 'Search by name, reference, email, or whole HIN or SRN',
  search: 'Search',
  offer: 'Offer',
  allOffers: 'All offers',
  order: 'Sort by',
  orders: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    name: 'Investor',
    largest: 'Largest amount first',
  },
  more: (active: number) => (active === 0 ? 'More filters' : `More filters (${active} chosen)`),
  mark: 'To look at',
  anyMark: 'All',
  anyPaid: 'All',
  marks: {
    missing: 'Documents missing',
    pep: 'Politically exposed, or not known',
    foreign: 'Foreign tax resident',
    below_minimum: 'Below the minimum',
    old_certificate: 'Certificate older than two years',
    twice: 'Possibly twice',
  },
  enteredBy: 'Entered by',
  anybody: 'Anybody',
  actors: { investor: 'The investor', adviser: 'The adviser', issuer: 'The issuer' },
  from: 'Submitted from',
  to: 'Submitted until',
  apply: 'Apply',
  status: 'Status',
  all: 'All',
  statuses: {
    submitted: 'To decide',
    accepted: 'Accepted',
    completed: 'Completed',
    rejected: 'Rejected',
    withdrawn: 'Withdrawn',
  },

  found: (count: number) => `${count.toLocaleString('en-AU')} ${count === 1 ? 'application' : 'applications'}`,
  none: 'No applications yet. They are listed here as soon as they are submitted.',
  noneFound: 'No application matches.',
  clear: 'Show all applications',
  download: 'Download as CSV',
  failedTitle: 'The applications could not be loaded',
  failed: 'Check your connection and try again.',

  investor: 'Investor',
  amount: 'Amount',
  submitted: 'Submitted',
  nameless: 'Without a name',
  through: (adviser: string) => `Adviser: ${adviser}`,
  byStaff: 'Entered by the issuer',
  archived: 'Archived offer',
  missing: (documents: readonly string[]) => `Missing: ${documents.join(', ')}`,

  pages: 'Pages',
  first: 'First',
  previous: 'Previous',
  next: 'Next',
  last: 'Last',

  /** Line on applications that have not reached the issuer. */
  unsent: ({ drafts, waiting }: { drafts: number; waiting: number }) =>
    [
      drafts > 0 && `${drafts.toLocaleString('en-AU')} saved ${drafts === 1 ? 'draft' : 'drafts'}`,
      waiting > 0 &&
        `${waiting.toLocaleString('en-AU')} ${waiting === 1 ? 'application that waits' : 'applications that wait'} for the investor’s approval`,
    ]
      .filter(Boolean)
      .join(' and '),
  notYet: (what: string) => `Not yet submitted: ${what}.`,
} as const;
