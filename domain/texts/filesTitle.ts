/** Opens the list of one's applications, and heads it; on every step, where the rest of its words are not. */
export const filesTitle = 'Your applications';
