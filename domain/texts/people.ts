/** The steps that list people: directors, beneficial owners, others, trustees (2-DIR, 2-BO, 2-OTH, 2-TRU). Messages: `listErrors`. */
import type { PersonRole } from '../application/peoplePlaces.ts';

/** What a list calls its people, and its buttons. */
export interface PeopleWords {
  /** Heading of one block. @example one(2) === 'Director 2' */
  one: (number: number) => string;
  add: string;
  delete: string;
}

/** By role. */
export const peopleWords: Readonly<Record<Exclude<PersonRole, 'investor'>, PeopleWords>> = {
  /** 2-DIR-02, 2-DIR-03. */
  director: {
    one: (number) => `Director ${number}`,
    add: 'Add director',
    delete: 'Delete director',
  },
  /** 2-BO-20. */
  beneficial_owner: {
    one: (number) => `Beneficial owner ${number}`,
    add: 'Add beneficial owner',
    delete: 'Delete beneficial owner',
  },
  /** 2-TRU-02, 2-TRU-03. */
  trustee: {
    one: (number) => `Trustee ${number}`,
    add: 'Add trustee',
    delete: 'Delete trustee',
  },
  /** 2-OTH-06. */
  other: {
    one: (number) => `Individual ${number}`,
    add: 'Add individual',
    delete: 'Delete individual',
  },
};

export const peopleTexts = {
  /** Below everybody whose details somebody else enters. */
  tellOthers: (issuer: string) =>
    `Tell each person whose details you enter that ${issuer} and its registrar receive them to process this application.`,
  enteredBefore: 'Entered before',
  enteredBeforeHelp: 'Choose somebody you have entered already. They stay one person: nothing is typed twice.',
  /** Names the button of somebody who can be picked, whose text is the name alone. */
  pick: (name: string) => `Add ${name}`,
  born: (name: string, birthday: string) => `${name}, born ${birthday}`,
  standingAs: (name: string, places: readonly string[]) => `${name} (${places.join(', ')})`,
  /** How many can still be added. @example moreText(2) === 'Up to 2 more' */
  more: (count: number) => `Up to ${count} more`,
} as const;

/** 2-BO-02 to 2-BO-05. */
export const ownerTexts = {
  title: 'Who is a beneficial owner?',
  explanation:
    'A beneficial owner is an individual who owns 25% or more of the entity, directly or indirectly, or who controls decisions about its finances and operations.',
  owns: 'Owns',
  ownsMeaning: '25% or more, directly or indirectly, for example through another company.',
  controls: 'Controls',
  controlsMeaning: 'Power over the finances and operations of the entity.',
  guidance: 'Guidance on beneficial owners from AUSTRAC, the regulator',
} as const;

export const trusteeTexts = {
  alsoOwner: 'This trustee is also a beneficial owner',
  alsoOwnerHelp: 'They are then entered as a beneficial owner too, without being typed again.',
} as const;

export const roleTexts = {
  /** The roles at one entity. @example at('Acme Pty Ltd') === 'Roles at Acme Pty Ltd' */
  at: (entity: string) => `Roles at ${entity}`,
  help: 'Choose one or several, or type another.',
  /** Takes one away again. */
  remove: (role: string) => `Remove ${role}`,
} as const;
