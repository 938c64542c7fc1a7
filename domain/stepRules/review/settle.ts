import type { Review } from '../../application.ts';
import type { SchemaContext } from '../context.ts';
import { keepOnly, withFormats } from '../keep.ts';
import { asksForConfirmation, asksForMessage } from './asked.ts';
import { tidyMessage } from './message.ts';

/** What is kept: what is asked of this holding and of whoever applies (2-REV-03 to 2-REV-08); the profile type is the stored one. */
export function settle(
  form: Review,
  { application, user, mode }: Pick<SchemaContext, 'application' | 'user' | 'mode'>,
): Review {
  const { contact_details: contact } = application;
  const type = contact?.holdingProfileType;
  const asked = [
    ...(asksForConfirmation(type) ? (['detailsAreCorrectConfirmation'] as const) : []),
    ...(asksForMessage(contact, user, mode) ? (['message_to_investor'] as const) : []),
  ];
  return {
    ...withFormats(keepOnly(form, asked), { message_to_investor: tidyMessage }),
    ...(type !== undefined && { holdingProfileType: type }),
  };
}
