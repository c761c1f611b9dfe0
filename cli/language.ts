/** In which language the tool speaks: what is typed, what the user has set, what the machine is set to. */
import {
  isLanguage,
  language,
  languageOf,
  loadDiagnosticWords,
  setLanguage,
  type Language,
} from '../diagnostics/index.ts';
import { setting } from '../kernel/index.ts';
import { loadWords } from './say.ts';

/** Where a language may be named, from what is nearest to the user to what is farthest. */
export interface LanguageSources {
  /** The command line, without `node` and the program. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The line `ui:` of the user's settings. */
  readonly setting: string | undefined;
}

/** The first that names a language which the tool speaks; English where none does. */
export function wantedLanguage({ args, env, setting: own }: LanguageSources): Language {
  const named = [uiArgument(args), env['CARDWRIGHT_UI'], own].find(
    (one): one is Language => one !== undefined && isLanguage(one),
  );
  return named ?? languageOf(localeOf(env)) ?? 'en';
}

/** Whether `--ui` was typed. */
let isAskedFor = false;

/** Loads the words of the language that this command line is to be answered in. */
export async function speakAsAsked(args: readonly string[]): Promise<void> {
  const { env } = process;
  isAskedFor = uiArgument(args) !== undefined;
  setLanguage(wantedLanguage({ args, env, setting: setting('ui') }));
  if (language() === 'en') return;
  await Promise.all([loadDiagnosticWords(), loadWords()]);
}

/**
 * The language of what is said at a table of `locale`: that of the tool. Only where it is English and
 * nobody asked for that with `--ui`, the table speaks as its cards do.
 */
export function languageAtTable(locale: string): string {
  return language() === 'en' && !isAskedFor ? locale : language();
}

/** `ja` of `--ui ja` and `--ui=ja`, wherever it is. Commander reads it later; help needs it before. */
function uiArgument(args: readonly string[]): string | undefined {
  const end = args.indexOf('--');
  const own = end < 0 ? args : args.slice(0, end);
  const at = own.findIndex((one) => one === '--ui' || one.startsWith('--ui='));
  const found = own[at];
  return found === '--ui' ? own[at + 1] : found?.slice('--ui='.length);
}

/** As POSIX has it; Windows sets none of these, but Node knows its language. */
function localeOf(env: LanguageSources['env']): string {
  const set = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find(
    (one) => one !== undefined && one !== '',
  );
  if (set !== undefined || process.platform !== 'win32') return set ?? '';
  return new Intl.DateTimeFormat().resolvedOptions().locale;
}
