/**
 * The language in which the tool speaks. The whole process has one, as a terminal has; that of a
 * game's texts is another matter.
 */

/** The first is the one in which words are written and defined. Another is an entry here; then each place that lacks its words does not compile. */
export const languages = ['en', 'ja'] as const;

export type Language = (typeof languages)[number];

let current: Language = 'en';

export function language(): Language {
  return current;
}

/** For the start of a command; words are loaded by `Spoken.load` of each folder. */
export function setLanguage(wanted: Language): void {
  current = wanted;
}

export function isLanguage(text: string): text is Language {
  return (languages as readonly string[]).includes(text);
}

/** The language of a locale: `ja` of `ja_JP.UTF-8`; undefined for one that the tool does not speak. */
export function languageOf(locale: string): Language | undefined {
  const tag = locale.toLowerCase().replace(/[_.@-].*$/, '');
  return isLanguage(tag) ? tag : undefined;
}

/** How words of other languages are loaded: only those of the language in use are. */
type Loaders<Words> = Readonly<Record<Exclude<Language, 'en'>, () => Promise<Words>>>;

/** Words of one folder, in the language in use. */
export class Spoken<Words extends object> {
  readonly #english: Words;
  readonly #loaders: Loaders<Words>;
  readonly #loaded = new Map<Language, Words>();

  constructor(english: Words, loaders: Loaders<Words>) {
    this.#english = english;
    this.#loaders = loaders;
  }

  /** To be awaited before words are asked for; else they are English. */
  async load(wanted: Language = current): Promise<void> {
    if (wanted === 'en' || this.#loaded.has(wanted)) return;
    this.#loaded.set(wanted, await this.#loaders[wanted]());
  }

  get words(): Words {
    return this.wordsIn(current);
  }

  /** Of another language than the one in use, where that is loaded. */
  wordsIn(wanted: Language): Words {
    return this.#loaded.get(wanted) ?? this.#english;
  }
}
