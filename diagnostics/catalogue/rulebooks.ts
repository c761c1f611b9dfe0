import { defineDiagnostic } from '../define.ts';
import { quote } from '../english.ts';

/** Rulebooks and clauses, as they are printed. */
export const rulebooks = {
  CW3080: defineDiagnostic<{ what: 'rulebook' | 'rules' }>({
    code: 'CW3080',
    name: 'no-rules',
    severity: 'error',
    title: 'No rules to print',
    message: ({ what }) => `The game has no ${what}.md.`,
    hint: ({ what }) =>
      what === 'rules'
        ? 'Write the rules as Markdown: rules.md, and rules.ja.md for a translation.'
        : 'Write a rulebook for players as Markdown: rulebook.md, and rulebook.ja.md for a translation. --clauses prints rules.md.',
  }),

  CW3081: defineDiagnostic<{ what: 'rulebook' | 'rules'; locale: string }>({
    code: 'CW3081',
    name: 'missing-language',
    severity: 'warning',
    title: 'Rulebook missing in a language',
    message: ({ what, locale }) =>
      `The game has no ${what === 'rulebook' ? 'rulebook' : 'numbered rules'} in the language ${quote(locale)}; none is printed for it.`,
    hint: ({ what, locale }) => `Write ${what}.${locale}.md.`,
  }),

  CW3082: defineDiagnostic<{
    scenario: string;
    reason: 'failed' | 'no-rules' | 'no-step';
    /** What came out otherwise; empty where it was not played. */
    difference: string;
  }>({
    code: 'CW3082',
    name: 'undrawable-scenario',
    severity: 'error',
    title: 'Example in the rulebook cannot be drawn',
    message: ({ scenario, reason, difference }) =>
      ({
        failed: `The scenario ${quote(scenario)} fails: ${difference}`,
        'no-rules': `The scenario ${quote(scenario)} cannot be played: the game has no rules/index.ts.`,
        'no-step': `The scenario ${quote(scenario)} has no such step.`,
      })[reason],
    hint: ({ reason }) =>
      reason === 'no-step'
        ? 'Name one of its steps, counted from 1, or "/after" for the end.'
        : 'Run `cardwright test`, and correct the scenario or the rules; a rulebook shows only what the rules decide.',
  }),
} as const;
