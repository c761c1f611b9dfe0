import type { Severity } from '../define.ts';

/** Colours of a terminal; codes from ECMA-48, "select graphic rendition". */
export interface Style {
  severity(severity: Severity, text: string): string;
  bold(text: string): string;
  /** Line numbers and frames. */
  quiet(text: string): string;
}

const ESCAPE = '\u001B[';
const COLOURS: Record<Severity, string> = { error: '31', warning: '33', info: '36' };

const plain: Style = {
  severity: (_, text) => text,
  bold: (text) => text,
  quiet: (text) => text,
};

const coloured: Style = {
  severity: (severity, text) => paint(`1;${COLOURS[severity]}`, text),
  bold: (text) => paint('1', text),
  quiet: (text) => paint('2', text),
};

export function styleOf(colour: boolean): Style {
  return colour ? coloured : plain;
}

function paint(codes: string, text: string): string {
  return `${ESCAPE}${codes}m${text}${ESCAPE}0m`;
}
