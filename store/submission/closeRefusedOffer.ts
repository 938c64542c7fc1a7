import type { ApiError } from '#api/apiError.ts';
import { submissionTexts } from '#domain/texts/submission.ts';
import type { AppThunk } from '../createStore.ts';
import { offerClosed } from '../events.ts';

/** Closes the offer on screen if the service refused a save or a submission because it is closed. */
export function closeRefusedOffer(error: ApiError): AppThunk {
  return (dispatch) => {
    if (error.kind === 'offer' && error.message === submissionTexts.offerClosed) dispatch(offerClosed());
  };
}
