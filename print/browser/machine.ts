import { existsSync } from 'node:fs';
import { homedir } from 'node:os';

/** What of a machine decides which browser is there; tests make machines of their own. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly arch: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  exists(path: string): boolean;
}

export function thisMachine(): Machine {
  return {
    platform: process.platform,
    arch: process.arch,
    env: process.env,
    home: homedir(),
    exists: existsSync,
  };
}
