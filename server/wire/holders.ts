/** Holders of a register on the wire. */
import type { Holder, Subregister } from '#domain/model/holders.ts';
import { Type } from 'typebox';
import { closedObject, integer, oneOf, shapeOf, text } from './kinds.ts';

const maybe = Type.Optional;
/** An id of an offer, holder or sub-register as it stands in an address. */
const id = Type.String({ pattern: '^[1-9][0-9]{0,8}$' });

export const holderQuery = closedObject({ offer_id: maybe(id) });
export const holderSearchQuery = closedObject({
  offer_id: id,
  q: Type.String({ maxLength: 200, description: 'Beginnings of words of a name, or a whole HIN or SRN' }),
});
export const copyQuery = closedObject({ offer_id: maybe(id) });
export const copyParams = closedObject({ id });

const subregister = shapeOf<Subregister>()('Subregister', {
  id: integer,
  name_and_designation: text,
  external_ref: Type.String({ description: 'The end of the HIN or SRN' }),
  issuer_name: text,
  security_name: text,
  security_code: text,
  units: text,
  as_at: text,
});

const holder = shapeOf<Holder>()('Holder', {
  id: integer,
  account_name: text,
  account_id: Type.String({ description: 'The end of the HIN or SRN' }),
  user_access: oneOf('full', 'read'),
  holdings: Type.Array(subregister),
});

export const holderList = closedObject({ results: Type.Array(holder) }, 'HolderList');

/** Details that an application on a holding starts from (1-HOLD-03). */
export const copiedDetails = closedObject(
  {
    id: Type.Integer({ description: 'The id in the address' }),
    account_name: text,
    account_id: Type.String({ description: 'The end of the HIN or SRN' }),
    reg_addr1: maybe(text),
    reg_addr2: maybe(text),
    tax_details: Type.Array(
      closedObject({ tax_country: integer, tfn: Type.String({ description: 'The end of the number' }) }),
    ),
    distribution_bank_account_name: maybe(text),
    distribution_bank_bsb: maybe(text),
    distribution_bank_account_number: maybe(text),
    swift_code: maybe(text),
    bank_country: maybe(integer),
    drp_status: maybe(oneOf('F', 'P', 'N')),
    bank_statement: maybe(text),
  },
  'CopiedDetails',
);
