/** Questions about identity: the applicant overwrites a person who is in several lists, or enters a known person again. */
import { removalTexts } from './removal.ts';

const inWords = removalTexts.people;

export const samePersonTexts = {
  /** Note on shared details. @example changesToo(['Director 2']) === 'Changes here also change Director 2.' */
  changesToo: (places: readonly string[]) => `Changes here also change ${inWords(places)}.`,
  isItStill: (name: string) => `Is this still ${name}?`,
  explain: (name: string, places: readonly string[]) =>
    `${name} is also ${inWords(places)}. If this is someone else, what you have typed here is entered for a new person. ${name} stays ${inWords(places)}, with their identity, documents and tax details.`,
  /** Explanation for an investor, whose tax details belong to their place in the list. */
  explainLeaving: (name: string, places: readonly string[]) =>
    `${name} is also ${inWords(places)}. If this is someone else, what you have typed here is entered for a new person, who gives their own tax details. ${name} stays ${inWords(places)}, with their identity and documents.`,
  /** Explanation for a person who is only in this list. */
  explainDeclared: (name: string) =>
    `${name} has given tax details. If this is someone else, what you have typed here is entered for a new person, who gives their own.`,
  same: (name: string) => `Yes, ${name} has changed`,
  other: 'No, this is someone else',
  /** Line in the summary of missing answers. */
  unanswered: (name: string) => `Please say whether this is still ${name}`,

  /** Question about one other person. @example isItTheOne('Ana Li', ['Director 2']) === 'Is this the Ana Li who is Director 2?' */
  isItTheOne: (name: string, places: readonly string[]) => `Is this the ${name} who is ${inWords(places)}?`,
  explainOne: (name: string) =>
    `The name and date of birth are the same. If it is one person, what you have entered about ${name} is used here, and changes here also apply there.`,
  theOne: 'Yes, the same person',
  twoPeople: 'No, two people',
  isHereTwice: (name: string) => `Is ${name} entered twice?`,
  explainTwice: (place: string) =>
    `The name and date of birth are the same as for ${place}. A person can be in this list only once.`,
  removeThis: 'Yes, remove this one',
  /** Line in the summary of missing answers. */
  unansweredTwice: (name: string) => `Please say whether ${name} is one person or two`,
} as const;
