/** The test files of a folder of test/ in order, from the root of the project. */
export function listTests(folder: string): string[];
