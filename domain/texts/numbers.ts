/** Number stored by the service: the reasons for not showing it (3-TAXSUM-09), and the notes at its field. */
export const numberTexts = {
  stored: 'This number is kept. Type to replace it.',
  unknown: 'This number cannot be shown here. To change it, enter it again.',
  often: 'Too many numbers were shown. Please try again in an hour.',
  failed: 'The number could not be loaded. Please try again.',
} as const;
