/** A change of a draft's e-mail address on the wire, as the page that undoes it knows it: no name, no answer, no address. */
import { Type } from 'typebox';
import { exactly, oneOf, text } from './kinds.ts';

const maybe = Type.Optional;

export const undoToken = Type.Object({
  token: Type.String({ description: 'From the e-mail, where it stands behind `#`' }),
});

export const undoForm = exactly({
  action: oneOf('send_sms_code', 'undo'),
  otp_token: maybe(Type.String({ description: 'Of `undo`: six digits' })),
});

export const addressUndo = exactly(
  {
    offer_name: text,
    mobile_end: Type.String({ description: 'The last digits of the number that gets the code' }),
    until: Type.String({ description: 'When the link ends' }),
  },
  'AddressUndo',
);

/** Answer for a link whose change was undone or taken back, so that its page can say so. */
export const addressUndone = exactly({ is_undone: Type.Literal(true) }, 'AddressUndone');

export const addressUndoPage = Type.Union([addressUndo, addressUndone], { title: 'AddressUndoPage' });

/** `{}` of a code that was sent. */
export const undoAnswer = Type.Union(
  [
    exactly({
      verified: Type.Boolean({ description: 'The change is undone' }),
      code_over: maybe(Type.Boolean({ description: 'No further guess would be compared with the newest code' })),
    }),
    exactly({}),
  ],
  { title: 'UndoAnswer' },
);
