/** Roles of people in the entities of an application (2-BO, 2-OTH). */

/** Role that a beneficial owner may have in a company (2-BO-06). */
export const directorRole = 'Director';

/** Role options by kind of entity (2-BO-06, 2-BO-07); none for a trust (2-BO-08). */
export const ownerRoleOptions = { company: [directorRole], partnership: ['Partner'] } as const;

/** Role type of every new beneficial owner (2-BO-09). */
export const beneficialOwnerRole = 'Beneficial owner';

/** Roles of others; applicants may type new ones (2-OTH-06, 2-INV-47). */
export const otherRoleOptions = [
  'Authorised signatory',
  'Power of attorney',
  'Company secretary',
  'Appointor',
  'Settlor',
] as const;
