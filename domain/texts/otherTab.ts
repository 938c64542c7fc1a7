/** Notice that another tab of this browser has the application. */
export const otherTabTexts = {
  takeOver: 'Use this tab',
  title: 'This application is open in another tab',
  help: 'Only one tab can change it at a time, so that nothing newer is overwritten. Go back to the other tab, or continue here.',
} as const;
