/** Steps that list people: directors, beneficial owners, others, trustees (2-DIR, 2-BO, 2-OTH, 2-TRU). Messages: `listErrors`. */
import type { PersonRole } from '../data/choices.ts';

/** Names that a list gives to its people and its buttons. */
export interface PeopleLabels {
  /** Heading of one block. @example one(2) === 'Director 2' */
  one: (number: number) => string;
  add: string;
  delete: string;
}

/** Names for each role. */
export const peopleLabels: Readonly<Record<Exclude<PersonRole, 'investor'>, PeopleLabels>> = {
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
  /** Note below every person whose details are entered by another person. */
  tellOthers: (issuer: string) =>
    `Tell each person whose details you enter that ${issuer} and its registrar receive them to process this application.`,
  enteredBefore: 'Entered before',
  enteredBeforeHelp:
    'Choose someone you have already entered. They stay one person, and you do not type anything twice.',
  /** Name of the button that adds a listed person; its visible text is the name alone. */
  pick: (name: string) => `Add ${name}`,
  born: (name: string, birthday: string) => `${name}, born ${birthday}`,
  standingAs: (name: string, places: readonly string[]) => `${name} (${places.join(', ')})`,
  /** Number of people who can still be added. @example peopleTexts.more(2) === 'Up to 2 more' */
  more: (count: number) => `Up to ${count} more`,
} as const;

/** Texts about beneficial owners (2-BO-02 to 2-BO-05). */
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
  alsoOwnerHelp: 'They are then also entered as a beneficial owner, so you do not type them again.',
} as const;

export const roleTexts = {
  /** Title of the roles at one entity. @example at('Acme Pty Ltd') === 'Roles at Acme Pty Ltd' */
  at: (entity: string) => `Roles at ${entity}`,
  help: 'Choose one or more, or type another.',
  /** Name of the button that removes a role. */
  remove: (role: string) => `Remove ${role}`,
} as const;
