/**
 * Keys of a list whose every choice is written at once. An arrow or a letter would choose, and write, each word
 * that it passes; here they open the list, in which Enter chooses.
 */
import type { TargetedKeyboardEvent } from 'preact';

export function chosenOnPurpose(event: TargetedKeyboardEvent<HTMLSelectElement>): void {
  const { key, ctrlKey, altKey, metaKey } = event;
  const isChoice = /^(?:Arrow|Page|Home|End)/.test(key) || (key.length === 1 && key !== ' ');
  if (!isChoice || ctrlKey || altKey || metaKey) return;
  event.preventDefault();
  event.currentTarget.showPicker();
}
