/** Beneath a foreign tax number that looks like none of its country (3-TIN-13). A file of its own: it comes with the formats. */
export const tinDoubtTexts = {
  unlike: (country: string) =>
    `This does not look like a tax number of ${country}. Please check it; if it is right, go on.`,
} as const;
