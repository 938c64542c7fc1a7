/** The texts of the files that are made of the routes' descriptions, by their path. */
export function madeOfCalls(): Promise<Record<string, string>>;
