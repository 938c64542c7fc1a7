/** Largest sizes of the values of an application (design 4c). The tables of fields give each field one of these. */

/** Characters of a text, by its meaning. The documents give a maximum for few fields; these exceed what real texts need. */
export const LONGEST = {
  /** One part of a person's name. */
  name: 100,
  /** A person's name in one field: title, first and last name (3-TAX-28, 1-PROF-06). */
  wholeName: 302,
  /** The name of an organisation, a trust or an account. */
  entityName: 300,
  /** One field of an address with several fields. */
  addressLine: 100,
  /** A whole address in one field. */
  address: 500,
  /** An answer in free text. */
  words: 2_000,
  /** One of the options of a list. */
  choice: 100,
  /** RFC 5321. */
  email: 254,
  /** Typed text: with blanks, brackets and a prefix. */
  phone: 60,
  /** Typed text, in any accepted form. */
  date: 60,
  /** A number by which a tax office, a bank, a register or an issuer knows a person, as typed. */
  number: 50,
  /** An amount of money or securities, as typed. */
  amount: 64,
  /** The name of an uploaded file. */
  fileName: 255,
  /** The address of one of our pages or documents. */
  link: 500,
  /** A random or derived name: a UUID, a hash, the id of an address service. */
  token: 200,
} as const;

/** Rows of a list, by their subject. */
export const MOST = {
  investors: 4,
  trustees: 4,
  bareTrustees: 20,
  /** Directors, beneficial owners, others, controlling persons. */
  people: 100,
  tins: 20,
  /** Documents of one field. */
  documents: 20,
  /** Ticked boxes, roles of one person in one entity. */
  choices: 20,
  /** Questions or documents of an offer. */
  ofOffer: 100,
  /** Entities in which a person may have a role: the trustees of a bare trust and its holding company. */
  entities: 21,
  /** Rows of all lists of an application together: a list within a list multiplies. */
  rows: 2_000,
  /** Numbers of an application with a handle: the tax numbers of its rows and of its organisations. */
  handles: 2_100,
} as const;

/** Characters of details that another request returned, with their keys, and one more for each value. */
export const LARGEST_DETAILS = 20_000;

/** Bytes of `application_data`. */
export const LARGEST_APPLICATION = 256 * 1024;

/** Errors listed in one response. */
export const MOST_ERRORS = 100;
