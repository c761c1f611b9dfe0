/** What a user has set for all games, in a folder of the user's own. */
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** `CARDWRIGHT_CONFIG` names the folder; else it is the one that the system has for settings. */
export function settingsFolder(): string {
  const { CARDWRIGHT_CONFIG: own, XDG_CONFIG_HOME: linux, APPDATA: windows } = process.env;
  return own ?? join(linux ?? windows ?? join(homedir(), '.config'), 'cardwright');
}

/** `settings.yaml` in it. */
function settingsFile(): string {
  return join(settingsFolder(), 'settings.yaml');
}

/**
 * The value of a line such as `ui: ja`; undefined when there is none. Every command reads it at its
 * start, so nothing is loaded for it: a setting is one word on a line of its own.
 */
export function setting(name: string): string | undefined {
  let text: string;
  try {
    text = readFileSync(settingsFile(), 'utf8');
  } catch {
    return undefined;
  }
  const lines = text.split(/\r?\n/).map((line) => line.replace(/\s+#.*$/, '').trim());
  const found = lines.find((line) => line.startsWith(`${name}:`));
  return found
    ?.slice(name.length + 1)
    .replace(/["']/g, '')
    .trim();
}
