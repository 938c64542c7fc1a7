/** Where focus goes when Submit is pressed while a step is not complete. */
export const OPEN_STEPS_ID = 'open-steps';
