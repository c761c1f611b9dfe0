import type { AliasEvent } from 'js-yaml';
import type { AliasRefusal } from './anchors.ts';
import { spanOf, type Span } from './event-places.ts';
import { MAX_ALIASED_VALUES, MAX_ALIASES, MAX_DEPTH } from './limits.ts';
import type { Reading } from './reading.ts';

/** What an alias stands for; null, with a fault, when it cannot be had. */
export function readAlias(reading: Reading, event: AliasEvent): unknown {
  const name = reading.text.slice(event.anchorStart, event.anchorEnd);
  const resolved = reading.anchors.resolve(name, reading.depth);
  if (resolved.refused === null) {
    reading.size += resolved.size;
    return resolved.value;
  }
  reading.size++;
  refuse(reading, resolved.refused, name, spanOf(event));
  return null;
}

function refuse(reading: Reading, refused: AliasRefusal, alias: string, span: Span): void {
  switch (refused) {
    case 'unknown':
      return reading.reject('CW1004', span, { alias });
    case 'cyclic':
      return reading.reject('CW1005', span, { alias });
    case 'too-deep':
      return reading.reject('CW1012', span, { limit: MAX_DEPTH });
    case 'too-many-aliases':
      return tooMany(reading, span, 'aliases', MAX_ALIASES);
    case 'too-many-values':
      return tooMany(reading, span, 'values', MAX_ALIASED_VALUES);
  }
}

/** Said once; every alias after the limit is damage all the same. */
function tooMany(reading: Reading, span: Span, counted: 'aliases' | 'values', limit: number): void {
  const said = reading.faults.some(({ code }) => code === 'CW1006');
  if (said) reading.damage.push(span.start);
  else reading.reject('CW1006', span, { counted, limit });
}
