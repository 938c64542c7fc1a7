/** Panels for developers (1-SHELL-39). */
export const debugTexts = {
  formState: 'Form state',
  wizardState: 'Wizard state',
} as const;
