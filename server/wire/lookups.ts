/** Countries, addresses and registers of businesses on the wire. */
import { Type } from 'typebox';
import { closedObject, flag, text, integer } from './kinds.ts';

export const country = closedObject({ id: integer, name: text }, 'Country');
export const countryList = closedObject({ results: Type.Array(country) }, 'CountryList');
export const countryParams = closedObject({ id: Type.String({ pattern: '^[0-9]{1,6}$' }) });
export const countryQuery = Type.Object({ 'iso2-code': Type.String({ pattern: '^[A-Za-z]{2}$' }) });

export const addressQuery = closedObject({
  address: Type.String({ maxLength: 200 }),
  country: Type.String({ pattern: '^[A-Za-z]{2}$' }),
  filter: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
});
export const foundAddress = closedObject({ id: text, fullAddress: text, is_group: flag }, 'FoundAddress');
export const foundAddresses = closedObject({ results: Type.Array(foundAddress) }, 'FoundAddresses');

const maybe = Type.Optional;
const yesOrNo = maybe(Type.String({ description: '`true` or `false`' }));
export const businessForm = closedObject({
  lookup_string: maybe(Type.String({ description: 'An ABN or ACN; blanks do not count' })),
  is_superfund: yesOrNo,
  is_company: yesOrNo,
  use_abn: yesOrNo,
});
/**
 * Two responses of the business register (2-CALL-14, 3-CALL-16), and the two capitalised ones of the super-fund look-up (2-ABN-06,
 * 3-ABN-04).
 */
export const business = closedObject(
  {
    businessEntity: maybe(
      closedObject({
        ABN: closedObject({ identifierValue: text }),
        ASICNumber: text,
        entityStatus: closedObject({ entityStatusCode: text }),
        mainName: closedObject({ organisationName: text }),
      }),
    ),
    exception: maybe(closedObject({ exceptionDescription: text })),
    OrganisationName: maybe(text),
    ExceptionDescription: maybe(text),
  },
  'Business',
);
