/** Somebody who stands in several lists is typed over in one of them, or somebody known is typed anew. */
import { removalTexts } from './removal.ts';

const inWords = removalTexts.people;

export const samePersonTexts = {
  /** @example changesToo(['Director 2']) === 'Changes here also change Director 2.' */
  changesToo: (places: readonly string[]) => `Changes here also change ${inWords(places)}.`,
  isItStill: (name: string) => `Is this still ${name}?`,
  explain: (name: string, places: readonly string[]) =>
    `${name} is also ${inWords(places)}. If this is somebody else, they begin with what you have typed here. ${name} stays ${inWords(places)}, with their identity, documents and tax details.`,
  /** Of an investor, whose tax details go with their place. */
  explainLeaving: (name: string, places: readonly string[]) =>
    `${name} is also ${inWords(places)}. If this is somebody else, they begin with what you have typed here, and give tax details of their own. ${name} stays ${inWords(places)}, with their identity and documents.`,
  /** Of somebody who stands in this list alone. */
  explainDeclared: (name: string) =>
    `${name} has given tax details. If this is somebody else, they begin with what you have typed here, and give their own.`,
  same: (name: string) => `Yes, ${name} has changed`,
  other: 'No, this is somebody else',
  /** In the summary of what is missing. */
  unanswered: (name: string) => `Please say whether this is still ${name}`,

  /** @example isItTheOne('Ana Li', ['Director 2']) === 'Is this the Ana Li who is Director 2?' */
  isItTheOne: (name: string, places: readonly string[]) => `Is this the ${name} who is ${inWords(places)}?`,
  explainOne: (name: string) =>
    `Name and date of birth are the same. If it is one person, what you have entered about ${name} is taken over here, and changes here change it there too.`,
  theOne: 'Yes, the same person',
  twoPeople: 'No, two people',
  isHereTwice: (name: string) => `Is ${name} here twice?`,
  explainTwice: (place: string) =>
    `Name and date of birth are also those of ${place}. One person stands in this list once.`,
  removeThis: 'Yes, remove this one',
  /** In the summary of what is missing. */
  unansweredTwice: (name: string) => `Please say whether ${name} is one person or two`,
} as const;
