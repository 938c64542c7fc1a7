/** Banner on every page of a preview, and loaded only there (1-SHELL-53, 1-SHELL-54). */
export const previewTexts = {
  preview: 'Preview',
  previewBanner: 'This is a preview only. Any application submitted will not be lodged.',
  previewLink: 'Go to the offer',
} as const;
