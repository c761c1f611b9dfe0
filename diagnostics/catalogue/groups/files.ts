import { yamlSyntax } from '../CW1001-yaml-syntax.ts';
import { tabIndentation } from '../CW1002-tab-indentation.ts';
import { duplicateKey } from '../CW1003-duplicate-key.ts';
import { unknownAlias } from '../CW1004-unknown-alias.ts';
import { cyclicAlias } from '../CW1005-cyclic-alias.ts';
import { tooManyAliases } from '../CW1006-too-many-aliases.ts';
import { mergeKey } from '../CW1007-merge-key.ts';
import { unknownTag } from '../CW1008-unknown-tag.ts';
import { badKey } from '../CW1009-bad-key.ts';
import { emptyFile } from '../CW1010-empty-file.ts';
import { severalDocuments } from '../CW1011-several-documents.ts';
import { tooDeep } from '../CW1012-too-deep.ts';
import { notUtf8 } from '../CW1013-not-utf8.ts';
import { fileTooLarge } from '../CW1014-file-too-large.ts';
import { badNumber } from '../CW1015-bad-number.ts';
import { strayCharacter } from '../CW1016-stray-character.ts';
import { noStructure } from '../CW1017-no-structure.ts';
import { unreadable } from '../CW1021-unreadable.ts';
import { linkOutsideGame } from '../CW1022-link-outside-game.ts';
import { linkLoop } from '../CW1023-link-loop.ts';
import { namesDifferByCase } from '../CW1024-names-differ-by-case.ts';
import { folderTooLarge } from '../CW1025-folder-too-large.ts';

/** Files, and the YAML in them. */
export const files = {
  CW1001: yamlSyntax,
  CW1002: tabIndentation,
  CW1003: duplicateKey,
  CW1004: unknownAlias,
  CW1005: cyclicAlias,
  CW1006: tooManyAliases,
  CW1007: mergeKey,
  CW1008: unknownTag,
  CW1009: badKey,
  CW1010: emptyFile,
  CW1011: severalDocuments,
  CW1012: tooDeep,
  CW1013: notUtf8,
  CW1014: fileTooLarge,
  CW1015: badNumber,
  CW1016: strayCharacter,
  CW1017: noStructure,
  CW1021: unreadable,
  CW1022: linkOutsideGame,
  CW1023: linkLoop,
  CW1024: namesDifferByCase,
  CW1025: folderTooLarge,
} as const;
