/** Many applications at once, from a sheet: its page, and the notes on its rows. */
import { MOST_CELLS, MOST_LINES, MOST_ROWS } from '../data/limits.ts';

export const sheetTexts = {
  title: 'Applications from a sheet',
  intro:
    'For advisers: create one saved application for this offer from each row of a sheet. Nothing is submitted, and nobody is contacted.',
  loadFailedTitle: 'This page could not be loaded',
  forAdvisersTitle: 'This page is for advisers',
  forAdvisers: 'Log in with an adviser’s account on the offer’s page, then come back here.',
  notOpenTitle: 'This offer is not open for applications at the moment',

  columnsTitle: 'The sheet',
  columns: 'Its columns',
  columnsIntro: `A CSV file with the names of its columns in the first row, at most ${MOST_ROWS} rows and 1 MB. The columns can be in any order, and you can leave out any that you do not need.`,
  noNumbersTitle: 'No tax, identity or bank numbers',
  noNumbers:
    'Never enter these in a sheet. Each application asks for them when you open it, and also for your authority and the terms of the offer.',
  excel: 'Excel drops the zero at the beginning of a postcode: set the column to Text first.',
  template: 'Download the template',
  templateName: 'applications.csv',
  column: 'Column',
  meaning: 'What to enter',
  example: 'Example',
  needed: { always: 'Required', company: 'Required for a company', no: '' },

  fileTitle: 'Your sheet',
  file: 'Sheet (CSV)',
  again:
    'You can correct a sheet and upload it again. If there is already an application for a row’s reference, that application is not changed, including any edits you have made to it.',
  choose: 'Choose a sheet',
  chooseOther: 'Choose another sheet',
  orDrop: 'or drop it here',
  limit: 'CSV, up to 1 MB',
  make: 'Create the drafts',
  making: 'Creating the drafts. This can take a minute.',
  missing: 'Please choose a sheet',
  unreadableFile: 'This file could not be read. Choose it again.',
  failedTitle: 'The sheet was not accepted',
  noAnswer: 'There was no response. Check your connection and upload the sheet again: no draft is created twice.',
  notAllowed: 'You are no longer logged in as an adviser. Log in on the offer’s page and upload the sheet again.',
  tooMany: 'Too many attempts. Please wait a minute and try again.',

  resultTitle: 'Result',
  made: (count: number) => `${count} ${count === 1 ? 'draft' : 'drafts'} created`,
  known: (count: number) => `${count} created before`,
  refused: (count: number) => `${count} ${count === 1 ? 'row' : 'rows'} not accepted`,
  refusedTitle: 'Rows that were not accepted',
  refusedHelp: 'Correct these rows and upload the sheet again.',
  madeTitle: 'Drafts created',
  /** Title for drafts that were made despite their notes. */
  notedTitle: 'Drafts created, with something to check',
  knownTitle: 'Created before',
  row: 'Row',
  reference: 'Your reference',
  reasons: 'Why',
  open: 'Open',
  /** Part of `Open` for screen readers, which read the link without its row. */
  which: (reference: string) => ` application ${reference}`,
} as const;

/** Reasons for refusing a sheet as a whole or one of its rows; a check that a form makes too has the form's message. */
export const sheetErrors = {
  noRows: 'The sheet has no rows under its first one',
  tooManyRows: `The sheet has more than ${MOST_ROWS} rows. Please split it.`,
  tooManyLines: `The sheet has more than ${MOST_LINES} lines. Please delete the empty ones.`,
  wideRow: (row: number) => `Row ${row} has more than ${MOST_CELLS} cells. Please delete the empty columns.`,
  longCell: (row: number) => `Row ${row} is too long. Please check for a missing closing quotation mark.`,
  tooLarge: 'The sheet is larger than 1 MB. Please split it.',
  /** Message for developers who call the API: pages send the sheet as a text. */
  filePart: 'The sheet was sent as a file. Please send its text in the field `sheet`.',
  unclosedQuote: (row: number) => `The sheet could not be read: a quotation mark from row ${row} on is not closed`,
  empty: 'The sheet is empty.',
  workbook: 'This is a workbook of a spreadsheet, not a CSV file. Please save it as CSV UTF-8.',
  encoding: 'The sheet could not be read. Please save it as CSV UTF-8.',
  unreadable: 'The sheet could not be read. Please save it as CSV.',
  missingColumns: (names: string) => `The first row must also name these columns: ${names}`,
  unknownColumns: (names: string) =>
    `There are no such columns: ${names}. Take them out, or use the names of the template.`,
  twice: (names: string) => `These columns appear twice: ${names}`,
  numberColumns: (names: string) =>
    `Never enter tax, identity or bank numbers in a sheet. Delete these columns: ${names}`,

  reference: 'Please enter a reference of your own',
  referenceLength: 'A reference can have at most 64 characters',
  referenceTwice: (row: number) => `Row ${row} has this reference already`,
  investorType: 'Please enter individual or company',
  ofCompanies: 'Only a company has this. Leave it empty, or enter company as the investor type.',
  ofIndividuals: 'Only an individual has this. Leave it empty for a company.',
  cellUnreadable:
    'A character of this cell was lost and shows as \uFFFD. Please enter it again, and save the sheet as CSV UTF-8.',
  tooManyCells: 'This row has more cells than the first row has columns',
  deleted: 'The application with this reference was deleted. To create it again, use another reference.',
  moved: 'The application with this reference has been submitted',
} as const;
