/** The notation of games in which an action is a type of card: `send barque`. */
import type { CardType } from './number-kinds.ts';
import type { Notation } from './rules.ts';
import type { Catalogue } from './state/kinds/part.ts';

interface WithCatalogue {
  readonly config: { readonly catalogue: Catalogue };
}

/** `verb` is one word. */
export function typeNotation(verb: string): Notation<WithCatalogue, CardType> {
  return {
    format: ({ config }, type) => `${verb} ${config.catalogue.ids[type]}`,
    parse({ config }, text) {
      const [word, id = '', ...more] = text.trim().split(/\s+/);
      const isAction = word === verb && more.length === 0;
      return isAction ? (config.catalogue.indexOf.get(id) ?? null) : null;
    },
  };
}
