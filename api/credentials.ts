/** A username and its password, as typed. */
export interface Credentials {
  username: string;
  password: string;
}

const waiting = new Map<string, Credentials>();

/** Stores the credentials for one log-in call, which names them by a ticket: no action and no state holds a password (RQ1). */
export function storeCredentials(ticket: string, credentials: Credentials): void {
  waiting.set(ticket, credentials);
}

/** Returns the credentials, once. */
export function takeCredentials(ticket: string): Credentials | undefined {
  const credentials = waiting.get(ticket);
  waiting.delete(ticket);
  return credentials;
}
