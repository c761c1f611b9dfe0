/** What is said of a second place that explains a diagnostic. */

export interface Notes {
  readonly keyIsHereFirst: (key: string) => string;
  readonly definedHere: (id: string) => string;
  readonly alreadyHere: (value: string) => string;
  readonly isHereFirst: (clause: string) => string;
  readonly itIsHereAlready: () => string;
  readonly itIsNeededHere: () => string;
  readonly otherIsHere: (id: string) => string;
  readonly phraseOf: (word: string) => string;
  readonly noMeaningEither: (word: string) => string;
  readonly mayCarry: () => string;
  readonly mayGoTogether: () => string;
  readonly whatItNeeds: () => string;
  readonly cardsCountToo: () => string;
  readonly limitCountsToo: () => string;
  readonly ruleOnCard: () => string;
  readonly ruleIsHere: () => string;
  readonly sameRule: () => string;
  readonly wasRendered: (id: string) => string;
  readonly templateShows: () => string;
  /** `products`: as the print service calls them. */
  readonly orderedAs: (sheet: string, products: string) => string;
  /** `products`: ids that a sheet may have as its size; empty where there is nothing like it. */
  readonly notOrdered: (sheet: string, products: string) => string;
}

export const notes: Notes = {
  keyIsHereFirst: (key) => `"${key}" is here first.`,
  definedHere: (id) => `"${id}" is defined here.`,
  alreadyHere: (value) => `"${value}" is here already.`,
  isHereFirst: (clause) => `"${clause}" is here first.`,
  itIsHereAlready: () => 'It is here already.',
  itIsNeededHere: () => 'It is needed here.',
  otherIsHere: (id) => `"${id}" is here.`,
  phraseOf: (word) => `The phrase of "${word}".`,
  noMeaningEither: (word) => `Nor does "${word}" have a meaning.`,
  mayCarry: () => 'What may carry it.',
  mayGoTogether: () => 'What may be used together.',
  whatItNeeds: () => 'What it needs.',
  cardsCountToo: () => 'These cards count too.',
  limitCountsToo: () => 'This limit counts too.',
  ruleOnCard: () => 'The rule is on this card.',
  ruleIsHere: () => 'The rule is here.',
  sameRule: () => 'This rule says the same.',
  wasRendered: (id) => `"${id}" was rendered.`,
  templateShows: () => 'The template shows it here.',
  orderedAs: (sheet, products) => `The pictures of "${sheet}" fit ${products}.`,
  notOrdered: (sheet, products) =>
    products === ''
      ? `"${sheet}" is not in this order: the service makes nothing of its size and shape.`
      : `"${sheet}" is not in this order: the service has nets of its own. A sheet without "part" may have one of them as its size: ${products}.`,
};
