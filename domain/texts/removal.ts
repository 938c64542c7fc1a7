/** What an answer removes, said before it happens and offered back after (design section 3). */

/** `director, beneficial owner and person with another role`, `Ann Bell and Bo Lee` */
const LIST = new Intl.ListFormat('en-AU');

export const removalTexts = {
  /** Of who or what goes alone. @example title('Tomas Vale') === 'Remove Tomas Vale?' */
  title: (name: string) => `Remove ${name}?`,
  /** Of anything else. */
  titleOfMore: 'Please confirm',
  people: (names: readonly string[]) => LIST.format(names),
  /** `removed` as `tellRemoval` words it: `Ann Bell and Bo Lee, 1 document`. */
  before: (removed: string) => `This removes ${removed}.`,
  after: (removed: string) => `Removed ${removed}`,
  /** `roles` as `roleNouns` names them. */
  otherRoles: (name: string, roles: readonly string[]) =>
    `${name} is also entered as ${LIST.format(roles)}, and stays there.`,
  confirm: 'Remove',
  keep: 'Keep',
  undo: 'Undo',
  /** Where Undo would take the place of what was entered since. */
  replaceTitle: 'Replace what you have entered since?',
  /** Where a list would hold more than it may. */
  noRoomTitle: 'There is no room to undo this',
  noRoom: 'Delete what you have added since, then choose Undo again.',
  noRoomSeen: 'OK',
  bringsBack: (removed: string) => `Undo brings back ${removed}.`,
  /** `steps` by their titles. */
  replaces: (steps: readonly string[]) => `It replaces what you have entered since in ${LIST.format(steps)}.`,
} as const;
