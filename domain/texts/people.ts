/** The steps that list people: directors, beneficial owners, others, trustees (2-DIR, 2-BO, 2-OTH, 2-TRU). Messages: `listErrors`. */

/** What a list calls its people, and its buttons. */
export interface PeopleWords {
  /** Heading of one block. @example one(2) === 'Director 2' */
  one: (number: number) => string;
  add: string;
  delete: string;
}

/** 2-DIR-02, 2-DIR-03. */
export const directorWords: PeopleWords = { one: (number) => `Director ${number}`, add: 'Add director', delete: 'Delete director' };

export const peopleTexts = {
  enteredBefore: 'Entered before',
  enteredBeforeHelp: 'Choose somebody you have entered already. They stay one person: nothing is typed twice.',
  /** Names the button of somebody who can be picked, whose text is the name alone. */
  pick: (name: string) => `Add ${name}`,
  /** How many can still be added. @example moreText(2) === 'Up to 2 more' */
  more: (count: number) => `Up to ${count} more`,
} as const;
