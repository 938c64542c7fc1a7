/** A code by text message, wherever one is asked for: what is said once it has ended, and when there can be another (3-OTP-08, 3-OTP-09). */
export const codeTexts = {
  send: 'Send code',
  resend: 'Resend code',
  anotherIn: (time: string) => `You can ask for another code in ${time}.`,
  /** Right or wrong, nothing is compared with it any more. When there can be another is said beneath. */
  over: 'That code has ended: one is good for five tries and 10 minutes.',
  /** At the field, in the place of what asks to try again. */
  overAtField: 'This code has ended',
  /** Said by the page and by the service after too many wrong codes from strangers. `moment`: with the zone. */
  waits: (moment: string) =>
    `Too many wrong codes were entered on devices on which this application was never opened. Nobody opened it by them. On a new device you can ask for a code from ${moment}.`,
} as const;
