/** Review's notice about incomplete steps: filled in elsewhere, copied, or left without Next. */
export const openStepTexts = {
  title: 'Some steps are not complete',
  help: 'The application cannot be submitted until they are. Everything entered is kept.',
  /** Note on a step that was left without Next. */
  notTaken: 'your last changes there are not part of the application yet. Press Next there to add them',
} as const;
