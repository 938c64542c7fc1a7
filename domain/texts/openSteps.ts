/** On review, where a step was filled in elsewhere, or copied, and is not complete, or was left without Next. */
export const openStepTexts = {
  title: 'Some steps are not complete',
  help: 'The application cannot be submitted before they are. Everything that was entered is kept.',
  /** Of a step that was left without Next. */
  notTaken: 'what you typed there last is not part of the application yet. Press Next there',
} as const;
