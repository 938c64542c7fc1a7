/** Figures of what an offer has raised, on the wire. */
import { Type } from 'typebox';
import { closedObject, integer, nullable, nullableText, text } from './kinds.ts';

export const raiseQuery = closedObject({
  offer: Type.Optional(Type.String({ description: 'The id of an offer; blank for the first one' })),
});

const figures = {
  submitted: Type.String({ description: 'Amounts of applications, a decimal string with two decimals' }),
  accepted: Type.String({ description: 'Likewise, of those that are accepted or completed' }),
  paid: Type.String({ description: 'Payments, likewise' }),
};

const day = closedObject({
  date: Type.Unsafe<string | null>({
    ...nullableText,
    description: 'ISO date in the time zone of the offer; null: all days before the first one that is listed',
  }),
  ...figures,
});

export const issuerRaise = closedObject(
  {
    offers: Type.Array(closedObject({ id: integer, name: text })),
    raise: nullable(
      closedObject({
        offer: closedObject({ id: integer, name: text, time_zone: text }),
        currency: text,
        totals: closedObject(figures),
        days: Type.Array(day, { description: 'Oldest first; days without news are left out' }),
      }),
    ),
  },
  'IssuerRaise',
);
