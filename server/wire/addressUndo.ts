/** Change of a draft's e-mail address on the wire, for the page that undoes it: no name, no answer, no address. */
import { Type } from 'typebox';
import { closedObject, oneOf, text } from './kinds.ts';

const maybe = Type.Optional;

export const undoToken = Type.Object({
  token: Type.String({ description: 'From the e-mail, where it stands behind `#`' }),
});

export const undoForm = closedObject({
  action: oneOf('send_sms_code', 'undo'),
  otp_token: maybe(Type.String({ description: 'Of `undo`: six digits' })),
});

export const addressUndo = closedObject(
  {
    offer_name: text,
    masked_mobile: Type.String({ description: 'The number that gets the code, by kind, country and last digits' }),
    until: Type.String({ description: 'When the link ends' }),
  },
  'AddressUndo',
);

/** Response for a link whose change was undone or reversed, so that its page can say so. */
export const addressUndone = closedObject({ is_undone: Type.Literal(true) }, 'AddressUndone');

export const addressUndoPage = Type.Union([addressUndo, addressUndone], { title: 'AddressUndoPage' });

/** `{}` for a code that was sent. */
export const undoAnswer = Type.Union(
  [
    closedObject({
      verified: Type.Boolean({ description: 'The change is undone' }),
      code_over: maybe(Type.Boolean({ description: 'No further guess would be compared with the newest code' })),
    }),
    closedObject({}),
  ],
  { title: 'UndoAnswer' },
);
