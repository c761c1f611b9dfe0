/** Work that nobody waits for: what is remembered for the next time, by a process that goes on after its answer. */

let answers = 0;
const waiting: (() => void)[] = [];

/** Does it now, or, while an answer is being made, as soon as that is out. It must not matter whether it is done. */
export function afterAnswer(work: () => void): void {
  if (answers === 0) work();
  else waiting.push(work);
}

/** Makes an answer. What was put off until then follows when nothing else is being answered. */
export async function answering(make: () => Promise<void>): Promise<void> {
  answers += 1;
  try {
    await make();
  } finally {
    answers -= 1;
    setImmediate(catchUp);
  }
}

function catchUp(): void {
  if (answers > 0) return;
  for (const work of waiting.splice(0)) work();
}
