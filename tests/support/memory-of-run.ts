/**
 * Tests that run sources remember as the command does, but only until the run ends: validators,
 * templates and pressed faces of the same content are made once, whichever file needs them first. Tests
 * of what is made cold use a memory of their own (`new Memory(null)`), and so does the soak run.
 */
import { join } from 'node:path';
import { inject } from 'vitest';
import { Memory, useMemories } from '../../kernel/memory/memory.ts';
import { Store } from '../../kernel/memory/store.ts';

const room = inject('roomOfRun');
if (room !== null) {
  const [own, pressed] = ['own', 'pressed'].map(
    (part) => new Memory(new Store(join(room, part), process.getuid?.())),
  );
  if (own !== undefined && pressed !== undefined) useMemories(own, pressed);
}
