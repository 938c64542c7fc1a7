/** Line of a message that lets a phone fill in a code at our own page alone (origin-bound one-time codes, WICG sms-one-time-codes). */

/**
 * Returns the last line of a text message with a code; the text for the person comes before it, on lines of its own.
 * @param host as in the page's address; its port is no part of the line
 */
export function otpBindingLine(host: string, code: string): string {
  return `@${host.replace(/:\d+$/, '').toLowerCase()} #${code}`;
}
