/** Builds the service from its sources; returns the arguments with which Node runs it. */
export function buildService(): Promise<string[]>;
