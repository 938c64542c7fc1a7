/** Countries, addresses and registers of businesses on the wire. */
import { Type } from 'typebox';
import { exactly, flag, text, whole } from './kinds.ts';

export const country = exactly({ id: whole, name: text }, 'Country');
export const countryList = exactly({ results: Type.Array(country) }, 'CountryList');
export const countryParams = exactly({ id: Type.String({ pattern: '^[0-9]{1,6}$' }) });
export const countryQuery = Type.Object({ 'iso2-code': Type.String({ pattern: '^[A-Za-z]{2}$' }) });

export const addressQuery = exactly({
  address: Type.String({ maxLength: 200 }),
  country: Type.String({ pattern: '^[A-Za-z]{2}$' }),
  filter: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
});
export const foundAddress = exactly({ id: text, fullAddress: text, is_group: flag }, 'FoundAddress');
export const foundAddresses = exactly({ results: Type.Array(foundAddress) }, 'FoundAddresses');

const maybe = Type.Optional;
const yesOrNo = maybe(Type.String({ description: '`true` or `false`' }));
export const businessForm = exactly({
  lookup_string: maybe(Type.String({ description: 'An ABN or ACN; blanks do not count' })),
  is_superfund: yesOrNo,
  is_company: yesOrNo,
  use_abn: yesOrNo,
});
/** The two answers of the business register (2-CALL-14, 3-CALL-16), and the super-fund look-up's own, capitalised two (2-ABN-06, 3-ABN-04). */
export const business = exactly(
  {
    businessEntity: maybe(
      exactly({
        ABN: exactly({ identifierValue: text }),
        ASICNumber: text,
        entityStatus: exactly({ entityStatusCode: text }),
        mainName: exactly({ organisationName: text }),
      }),
    ),
    exception: maybe(exactly({ exceptionDescription: text })),
    OrganisationName: maybe(text),
    ExceptionDescription: maybe(text),
  },
  'Business',
);
