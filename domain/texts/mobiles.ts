/** Texts about numbers that text messages do not reach (1-CONT-29, 3-OTP-03). */
export const mobileTexts = {
  /** First digits of mobile numbers that are widely known, by calling code. */
  begins: {
    '61': 'Text messages go to Australian numbers that begin with 04.',
    '64': 'Text messages go to New Zealand numbers that begin with 02.',
  } as Readonly<Record<string, string>>,
  /** @param place country and calling code: `France, +33` */
  isNone: (place: string) => `Text messages go to mobile numbers, and this is not one (${place}).`,
  isOfAnother: 'Is this number from another country?',
  country: 'Country of the number',
  use: 'Use this country',
  keep: 'No, keep this number',
  /** Note under the mobile number of a person in the application, who gets no messages. */
  ifNot: 'If not, you can leave it as it is.',
  /** Note on a row of a sheet after its draft was made. */
  inSheet: 'We will ask you when you open the draft. Until you answer, we will not send text messages to this number.',

  /** Refusal for staff of the issuer who put another number into an application. */
  byStaff: (number: string) => `If it is right, send it as ${number}.`,

  /** Notes beside a number that the applicant decided to use, for each kind of person that it can belong to. */
  noText: {
    applicant: {
      title: 'Text messages do not reach this number',
      meaning:
        'The codes that open a saved application are sent as text messages. Without one, it opens only on this device or when you are signed in.',
      help: 'Please enter a mobile number here, or sign in before you save the application.',
    },
    investor: {
      title: 'Text messages do not reach this number',
      meaning: 'The investor will not get text messages about this application.',
      help: 'Please ask the investor for a mobile number.',
    },
    approval: {
      title: 'Text messages do not reach this number',
      meaning: 'To approve the application, the investor needs a code that we send as a text message.',
      help: 'Please ask the investor for a mobile number.',
    },
  },

  /** Note beside a code that would go to such a number, with help for each place that asks for the code. */
  unlikely: 'A text message will probably not arrive at this number',
  unlikelyHelp: {
    save: 'It is not a mobile number. Enter one in your contact details and the codes will go there. Without a code, the application opens only on this device or when you are signed in.',
    page: 'It is not a mobile number. If no code arrives, see your other options at the end of this page.',
    step: 'It is not a mobile number. If no code arrives, press Not now: nothing is lost. If you were signed in when you saved the application, log in on the offer’s page. Otherwise, ask the registrar of the offer.',
    undo: 'It is not a mobile number. If no code arrives, ask the registrar of the offer.',
  },
  changeNumber: 'Change the number',

  /**
   * Description of a number. @example masked({ kind: 'yes', place: 'Australia, +61', end: '156' }) === 'mobile number (Australia, +61) that
   * ends in 156'
   */
  masked: {
    yes: (place: string, end: string) => `mobile number (${place}) that ends in ${end}`,
    no: (place: string, end: string) => `number (${place}, not a mobile) that ends in ${end}`,
    unknown: (place: string, end: string) => `number (${place}) that ends in ${end}`,
  },
} as const;
