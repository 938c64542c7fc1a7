/** Why a number that the service holds is not shown (3-TAXSUM-09). */
export const numberTexts = {
  unknown: 'This number cannot be shown here. To change it, enter it anew.',
  often: 'Too many numbers were shown. Please try again in an hour.',
  failed: 'The number did not come. Please try again.',
} as const;
