import { reviewErrors } from '#domain/texts/review.ts';
import { aUser } from '../applications.ts';
import { accepted, refused, type SchemaTable } from './rows.ts';

const holding = (type: string) => ({ elsewhere: { 'contact_details.holdingProfileType': type }, user: aUser() });

export const reviewRows = {
  confirmation: [
    accepted('a new holding', {}),
    accepted('a duplicate', {}, holding('DUPLICATE')),
    refused(
      'top-up, not confirmed',
      { detailsAreCorrectConfirmation: false },
      { message: reviewErrors.confirmation, ...holding('TOP_UP') },
    ),
    refused(
      'existing, not confirmed',
      { detailsAreCorrectConfirmation: undefined },
      { message: reviewErrors.confirmation, ...holding('EXISTING') },
    ),
    accepted('existing, confirmed', { detailsAreCorrectConfirmation: true }, holding('EXISTING')),
    refused(
      'a claimed other type changes nothing',
      { detailsAreCorrectConfirmation: false, holdingProfileType: 'NEW' },
      { message: reviewErrors.confirmation, ...holding('TOP_UP') },
    ),
  ],
} satisfies SchemaTable;
