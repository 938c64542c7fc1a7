/** Where focus goes when Submit is pressed while the landing page is to be answered. */
export const LANDING_GAPS_ID = 'landing-gaps';
