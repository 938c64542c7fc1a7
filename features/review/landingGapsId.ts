/** Id of the element that takes focus if Submit is pressed while the landing page has gaps. */
export const LANDING_GAPS_ID = 'landing-gaps';
