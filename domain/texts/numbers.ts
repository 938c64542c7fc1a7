/** Of a number that the service holds: why it is not shown (3-TAXSUM-09), and what its field says. */
export const numberTexts = {
  stored: 'This number is kept. Type to replace it.',
  unknown: 'This number cannot be shown here. To change it, enter it anew.',
  often: 'Too many numbers were shown. Please try again in an hour.',
  failed: 'The number did not come. Please try again.',
} as const;
