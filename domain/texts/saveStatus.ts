/** State chip: the place where the answers are saved, and the current activity. */
export const saveStatusTexts = {
  savedOnDevice: 'Saved on this device',
  saving: 'Saving',
  offline: 'Offline, kept on this device',
  notSaved: 'Not saved, trying again',
  memoryOnlyShort: 'Not kept on this device',
  memoryOnly: 'This browser cannot keep a draft. Please finish without closing this page.',
  shared: 'Shared computer: not kept here',
  otherTab: 'This application is open in another tab',
} as const;
