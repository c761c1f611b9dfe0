/**
 * Bold beside characters that are written without spaces. By the letter of Markdown `**「手番」**は` is
 * not bold, since a bracket is inside and a letter outside of the asterisks; whoever writes it means it.
 */
import type { TokenizerAndRendererExtension, Tokens } from 'marked';

/** From the asterisks to the next ones outside of code; no blank is beside them within. */
const BOLD = /^\*\*(?![\s*])((?:`[^`]*`|\\.|\*(?!\*)|[^*`\\])*?)(?<![\s\\])\*\*(?!\*)/;

export const bold: TokenizerAndRendererExtension = {
  name: 'strong',
  level: 'inline',
  start: (text) => text.indexOf('**'),
  tokenizer(text): Tokens.Strong | undefined {
    const [raw, within] = BOLD.exec(text) ?? [];
    if (raw === undefined || within === undefined) return undefined;
    return { type: 'strong', raw, text: within, tokens: this.lexer.inlineTokens(within) };
  },
};
