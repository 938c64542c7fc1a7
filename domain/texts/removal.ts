/** Losses from a changed answer: the warning before, and the offer to undo them after (design section 3). */

/** Joins names: `director, beneficial owner and person with another role`, `Ann Bell and Bo Lee` */
const LIST = new Intl.ListFormat('en-AU');

export const removalTexts = {
  /** Title for a single person or thing. @example title('Tomas Vale') === 'Remove Tomas Vale?' */
  title: (name: string) => `Remove ${name}?`,
  /** Title for anything else. */
  titleOfMore: 'Please confirm',
  people: (names: readonly string[]) => LIST.format(names),
  /** `removed` as `summariseRemoval` words it: `Ann Bell and Bo Lee, 1 document`. */
  before: (removed: string) => `This removes ${removed}.`,
  after: (removed: string) => `Removed ${removed}`,
  /** `roles` as `roleNouns` names them. */
  otherRoles: (name: string, roles: readonly string[]) =>
    `${name} is also entered as ${LIST.format(roles)}, and stays there.`,
  confirm: 'Remove',
  keep: 'Keep',
  undo: 'Undo',
  /** Title if Undo would replace later entries. */
  replaceTitle: 'Replace what you have entered since?',
  /** Title if Undo would exceed the limit of a list. */
  noRoomTitle: 'There is no room to undo this',
  noRoom: 'Delete what you have added since, then choose Undo again.',
  noRoomSeen: 'OK',
  bringsBack: (removed: string) => `Undo restores ${removed}.`,
  /** `steps` by their titles. */
  replaces: (steps: readonly string[]) => `It replaces what you have entered since in ${LIST.format(steps)}.`,
} as const;
