/** Label of the button that opens the list of applications, and its title. Loaded on every step, without the other texts of the list. */
export const filesTitle = 'Your applications';
