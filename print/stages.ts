/** Tells whoever listens (`node:diagnostics_channel`) what printing is about to do. */
import { channel } from 'node:diagnostics_channel';

/** In the order in which a sheet passes them; `kept`: before a pressed face is kept; `pictures`: between two files. */
export type Stage =
  | 'templates'
  | 'browser'
  | 'page'
  | 'measuring'
  | 'pdf'
  | 'kept'
  | 'boxes'
  | 'pictures';

export const STAGES = 'cardwright:print';

const listeners = channel(STAGES);

export function reach(stage: Stage): void {
  if (listeners.hasSubscribers) listeners.publish(stage);
}
