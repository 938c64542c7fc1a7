/** Id of the element that takes focus if Submit is pressed while a step is incomplete. */
export const OPEN_STEPS_ID = 'open-steps';
