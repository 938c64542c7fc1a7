/** One number of an application, requested by its handle. */
import { Type } from 'typebox';
import { REVEAL_REASONS } from '#domain/application/issuerPage.ts';
import { closedObject, oneOf, text } from './kinds.ts';

export const revealForm = closedObject({
  handle: Type.String({ description: 'As in `number_handles`' }),
  reason: oneOf(...REVEAL_REASONS),
});

export const revealedNumber = closedObject({ number: text }, 'RevealedNumber');
