/** Many applications at once, from a sheet: its page, and what is said of its rows. */
import { MOST_CELLS, MOST_LINES, MOST_ROWS } from '../application/sheetColumns.ts';

export const sheetTexts = {
  title: 'Applications from a sheet',
  intro:
    'For advisers: one saved application for each row of a sheet, for this offer. Nothing is submitted by it, and nobody is written to.',
  loadFailedTitle: 'This page could not be loaded',
  forAdvisersTitle: 'This page is for advisers',
  forAdvisers: 'Log in with the account of an adviser on the offer’s page, then come back here.',
  notOpenTitle: 'This offer takes no applications at the moment',

  columnsTitle: 'The sheet',
  columns: 'Its columns',
  columnsIntro: `A CSV file with the names of its columns in the first row, at most ${MOST_ROWS} rows and 1 MB. The columns may stand in any order; those that you do not need can be left out.`,
  noNumbersTitle: 'No tax, identity or bank numbers',
  noNumbers:
    'They never belong in a sheet. Each application asks for them when you open it, and so it does for your authority and the terms of the offer.',
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
    'You can upload a sheet again after you have mended it: a row whose reference has its application already is left as it is, whatever you have changed there since.',
  choose: 'Choose a sheet',
  chooseOther: 'Choose another sheet',
  orDrop: 'or drop it here',
  limit: 'CSV, up to 1 MB',
  make: 'Make the drafts',
  making: 'The drafts are being made. This can take a minute.',
  missing: 'Please choose a sheet',
  unreadableFile: 'This file could not be read. Choose it again.',
  failedTitle: 'The sheet was not taken',
  noAnswer: 'There was no answer. Check your connection and upload the sheet again: no row is taken twice.',
  notAllowed: 'You are no longer logged in as an adviser. Log in on the offer’s page and upload the sheet again.',
  tooMany: 'Too many attempts. Please wait a minute and try again.',

  resultTitle: 'Result',
  made: (count: number) => `${count} ${count === 1 ? 'draft' : 'drafts'} made`,
  known: (count: number) => `${count} made before`,
  refused: (count: number) => `${count} ${count === 1 ? 'row' : 'rows'} not taken`,
  refusedTitle: 'Rows that were not taken',
  refusedHelp: 'Mend these rows and upload the sheet again.',
  madeTitle: 'Drafts made',
  knownTitle: 'Made before',
  row: 'Row',
  reference: 'Your reference',
  reasons: 'Why',
  open: 'Open',
  /** Follows `Open` where it is read without what stands beside it. */
  which: (reference: string) => ` application ${reference}`,
} as const;

/** Why a sheet as a whole, or a row of it, is not taken; whatever a form asks as well is said in its own words. */
export const sheetErrors = {
  noRows: 'The sheet has no rows under its first one',
  tooManyRows: `The sheet has more than ${MOST_ROWS} rows. Please split it.`,
  tooManyLines: `The sheet has more than ${MOST_LINES} lines. Please delete the empty ones.`,
  wideRow: (row: number) => `Row ${row} has more than ${MOST_CELLS} cells. Please delete the empty columns.`,
  longCell: (row: number) => `Row ${row} is too long. Please check whether a quotation mark in it is not closed.`,
  tooLarge: 'The sheet is larger than 1 MB. Please split it.',
  /** For whoever writes to the call: pages send it as a text. */
  filePart: 'The sheet was sent as a file. Please send its text in the field `sheet`.',
  unclosedQuote: (row: number) => `The sheet could not be read: a quotation mark from row ${row} on is not closed`,
  empty: 'The sheet is empty.',
  workbook: 'This is a workbook of a spreadsheet, not a CSV file. Please save it as CSV UTF-8.',
  encoding: 'The sheet could not be read. Please save it as CSV UTF-8.',
  unreadable: 'The sheet could not be read. Please save it as CSV.',
  missingColumns: (names: string) => `The first row has to name these columns, too: ${names}`,
  unknownColumns: (names: string) =>
    `There are no such columns: ${names}. Take them out, or use the names of the template.`,
  twice: (names: string) => `These columns are there twice: ${names}`,
  numberColumns: (names: string) =>
    `Tax, identity and bank numbers never belong in a sheet. Delete these columns: ${names}`,

  reference: 'Please enter a reference of your own',
  referenceLength: 'A reference has at most 64 characters',
  referenceTwice: (row: number) => `Row ${row} has this reference already`,
  investorType: 'Please enter individual or company',
  ofCompanies: 'Only a company has this. Leave it empty, or enter company as the investor type.',
  ofIndividuals: 'Only an individual has this. Leave it empty for a company.',
  cellUnreadable:
    'A character of this cell was lost and shows as \uFFFD. Please write it again, and save the sheet as CSV UTF-8.',
  tooManyCells: 'This row has more cells than the first row has columns',
  deleted: 'The application of this reference was deleted. To make it again, use another reference.',
  moved: 'The application of this reference has been submitted',
} as const;
