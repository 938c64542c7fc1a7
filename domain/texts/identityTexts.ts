/** Identity section (2-ID). Messages of its fields: `identityErrors`. */
export const identityTexts = {
  title: 'Identity (AML/CTF)',
  firstDocument: 'First identity document',
  secondDocument: 'Second identity document',
  type: 'ID type',
  number: 'ID number',
  expiry: 'Expiry date',
  state: 'State of issue',
  cardNumber: 'Card number',
  cardNumberLink: 'Where do I find my card number?',
  country: 'Country of issue',
  document: 'Certified copy of the document',
  mayBeMissing: 'You may submit your application without these documents, but you may be asked to provide them later.',
  mustBeUploaded: 'These documents must be uploaded before you submit your application.',
  byPost: 'You will need to send the original documents by post. Instructions will be in your confirmation email.',
  solicitor: 'Copies may be certified by a solicitor or another person authorised to certify documents.',
} as const;
