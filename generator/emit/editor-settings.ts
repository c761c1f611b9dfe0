import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isLink } from '../own-files.ts';
import { writeAtomically } from '../write-atomically.ts';

const recommendations = `${JSON.stringify({ recommendations: ['redhat.vscode-yaml'] }, null, 2)}\n`;

/**
 * Recommends the YAML extension to editors that read `.vscode`. What is there already is the
 * user's and stays. Returns the paths written.
 */
export function writeEditorSettings(folder: string): string[] {
  const home = join(folder, '.vscode');
  const path = join(home, 'extensions.json');
  if (existsSync(path) || isLink(home) || isLink(path)) return [];
  writeAtomically(path, recommendations);
  return [path];
}
