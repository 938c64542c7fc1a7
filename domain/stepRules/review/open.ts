import type { Review } from '../../application.ts';

/** Nothing is confirmed and nothing said to begin with (2-REV-04, 2-REV-08). */
export function open(saved: Review | undefined): Review {
  return { detailsAreCorrectConfirmation: false, message_to_investor: '', ...saved };
}
