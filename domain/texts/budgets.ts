/** What a caller is told once a day's budget is used up. `moment`: when it goes on, with the time zone. */
export const budgetTexts = {
  texts: (moment: string) =>
    `Too many codes were asked for. Nothing you entered is lost. You can ask for the next code from ${moment}.`,
  firstEmails: (moment: string) =>
    `Too many e-mails to new addresses were asked for. Nothing you entered is lost on this page. Please try again from ${moment}.`,
  newDrafts: (moment: string) =>
    `Too many applications were begun. Nothing you entered is lost on this page. Please try again from ${moment}.`,
  stored: (moment: string) => `Too much was uploaded within a day. You can upload more from ${moment}.`,
  lookups: (moment: string) =>
    `Too many addresses were looked up. Please enter the address by hand, or try again from ${moment}.`,
  /** The store of all files is as full as it may be. */
  noRoom: 'Documents cannot be stored at the moment. Nothing you entered is lost. Please try again later.',
} as const;
