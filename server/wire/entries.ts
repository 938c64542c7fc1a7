/** Paper forms that an issuer's staff are entering, on the wire. */
import { Type } from 'typebox';
import { closedObject, integer, nullable, text } from './kinds.ts';

export const entryList = closedObject(
  {
    results: Type.Array(
      closedObject({
        application_id: integer,
        reference: text,
        investor_name: Type.String({ description: 'Blank for none yet' }),
        saved_at: Type.String({ description: 'ISO date-time of the last save' }),
        saved_by: Type.String({ description: 'Name of the member of staff who saved it last' }),
        ends_at: Type.String({ description: 'ISO date-time at which it is removed unless it is saved again' }),
        draft_url: text,
        offer: closedObject({
          name: text,
          time_zone: text,
          entered_until: nullable(Type.String({ description: 'ISO date-time, once the offer has closed' })),
        }),
      }),
    ),
    offers: Type.Array(
      closedObject({
        slug: text,
        name: text,
        closed: nullable(
          closedObject({
            at: Type.String({ description: 'ISO date-time at which it closed' }),
            ends_at: Type.String({ description: 'ISO date-time until which forms that came in time can be entered' }),
            time_zone: text,
          }),
        ),
      }),
      { description: 'Offers of the issuer that take paper forms' },
    ),
  },
  'EntryList',
);
