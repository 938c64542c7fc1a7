/** Codes by text message, on every page that asks for one: texts about an ended code and the wait for another (3-OTP-08, 3-OTP-09). */
export const codeTexts = {
  send: 'Send code',
  resend: 'Resend code',
  anotherIn: (time: string) => `You can request another code in ${time}.`,
  /** Text about a code that is no longer compared, right or wrong. The line beneath says how soon another code is possible. */
  over: 'That code is no longer valid. A code works for 10 minutes and five attempts.',
  /** Message at the field, instead of the one that asks to try again. */
  overAtField: 'This code is no longer valid',
  /** Shown by the page and by the service after too many wrong codes from strangers. `moment`: with the zone. */
  waits: (moment: string) =>
    `Too many wrong codes were entered on devices that have never opened this application. None of those codes opened it. If this device is new too, you can request a code after ${moment}.`,
} as const;
