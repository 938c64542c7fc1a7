/** The line by which a phone fills a code in at our own page alone (origin-bound one-time codes, WICG sms-one-time-codes). */

/**
 * The last line of a text message with a code; before it stands, on lines of its own, what a person reads.
 * @param host as the page's address has it; its port is no part of the line
 */
export function boundLine(host: string, code: string): string {
  return `@${host.replace(/:\d+$/, '').toLowerCase()} #${code}`;
}
