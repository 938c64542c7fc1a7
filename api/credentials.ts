/** A username and its password, as they were typed. */
export interface Credentials {
  username: string;
  password: string;
}

const waiting = new Map<string, Credentials>();

/** Keeps what was typed for one log-in call, which names it by a ticket: a password stands in no action and no state (RQ1). */
export function keepCredentials(ticket: string, credentials: Credentials): void {
  waiting.set(ticket, credentials);
}

/** Hands the credentials out, once. */
export function takeCredentials(ticket: string): Credentials | undefined {
  const credentials = waiting.get(ticket);
  waiting.delete(ticket);
  return credentials;
}
