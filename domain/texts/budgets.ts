/** Messages about a used-up daily budget. `moment`: the end of the wait, with the time zone. */
export const budgetTexts = {
  texts: (moment: string) =>
    `Too many codes have been requested. Nothing you entered is lost. You can request another code from ${moment}.`,
  firstEmails: (moment: string) =>
    `Too many different email addresses have been used. Please try again from ${moment}.`,
  newDrafts: (moment: string) => `Too many applications have been started. Please try again from ${moment}.`,
  stored: (moment: string) => `The daily upload limit has been reached. You can upload more from ${moment}.`,
  lookups: (moment: string) =>
    `Too many addresses have been looked up. Please enter the address manually, or try again from ${moment}.`,
  /** Message for a full store of files. */
  noRoom: 'Documents cannot be stored at the moment. Nothing you entered is lost. Please try again later.',
} as const;
