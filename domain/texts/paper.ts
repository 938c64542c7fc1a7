/** Paper forms that the issuer's staff enter for an investor. */
export const paperTexts = {
  title: 'Paper form',
  intro: 'Enter what the investor has written on the form.',
  receivedOn: 'Received on',
  receivedOnHelp: 'The day on which the form reached you.',
  /** `day`: DD/MM/YYYY. */
  receivedByHelp: (day: string) => `The day on which the form reached you. The offer closed on ${day}.`,
  receivedOnMissing: 'Enter the day on which the form was received',
  /** `day`: DD/MM/YYYY. */
  receivedLate: (day: string) => `The offer closed on ${day}: enter only forms that were received by then`,
  scan: 'Scan of the form',
  scanHelp: 'All pages in one file. It can also be added later.',
  reference: (reference: string) => `Reference ${reference}`,
  /** Title of the notice above the steps of a form that somebody has begun. */
  heldTitle: 'This paper form was begun before',
  enterAnother: 'Enter another application',
} as const;
