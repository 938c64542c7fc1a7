/** The state chip: where the work is, and what happens to it. */
export const saveStatusTexts = {
  savedOnDevice: 'Saved on this device',
  saving: 'Saving',
  offline: 'Offline, kept on this device',
  notSaved: 'Not saved, trying again',
  memoryOnlyShort: 'Not kept on this device',
  memoryOnly: 'This browser cannot keep a draft. Please finish without closing this page.',
  otherTab: 'This application is open in another tab',
  takeOver: 'Continue here',
  recoveredShort: 'A draft was set aside',
  recovered: 'A saved draft could not be opened. It was set aside and nothing of it was deleted.',
} as const;

/** e.g. `Saved 10:42`; `time` is already in the reader's own clock. */
export function savedAtText(time: string): string {
  return `Saved ${time}`;
}
