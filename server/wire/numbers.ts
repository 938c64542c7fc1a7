/** One number of an application: asked for by its handle. */
import { Type } from 'typebox';
import { REVEAL_REASONS } from '../applications/reveal.ts';
import { exactly, oneOf, text } from './kinds.ts';

export const revealForm = exactly({
  handle: Type.String({ description: 'As in `number_handles`' }),
  reason: oneOf(...REVEAL_REASONS),
});

export const revealedNumber = exactly({ number: text }, 'RevealedNumber');
