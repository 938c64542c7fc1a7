/** Limits that the texts state. */

/** Minutes without a key or a press after which a user is signed out (3-LOGIN-11). */
export const IDLE_MINUTES = 30;

/** Rows of one sheet. */
export const MOST_ROWS = 500;

/** Lines of one sheet, empty ones and the first one included: spreadsheets write empty lines at the end. */
export const MOST_LINES = 1_000;

/** Cells of a row, empty ones too. */
export const MOST_CELLS = 100;
