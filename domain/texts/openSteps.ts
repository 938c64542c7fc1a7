/** On review, where a step was filled in elsewhere, or copied, and is not complete. */
export const openStepTexts = {
  title: 'Some steps are not complete',
  help: 'The application cannot be submitted before they are. Everything that was entered is kept.',
} as const;
