/**
 * Doubt beneath a foreign tax number with a format unknown in its country (3-TIN-13). Apart from other texts, because it loads with the
 * formats.
 */
export const tinDoubtTexts = {
  unlike: (country: string) =>
    `This does not look like a tax number of ${country}. Please check it. If it is correct, continue.`,
} as const;
