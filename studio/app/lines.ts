/** The lines of an answer that stays open: those that arrive together, again and again until it ends. */
export async function* linesOf({ body }: Response): AsyncGenerator<readonly string[]> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let begun = '';
  for (;;) {
    const piece = await reader?.read();
    if (piece === undefined || piece.done) return;
    const lines = (begun + piece.value).split('\n');
    begun = lines.pop() ?? '';
    yield lines;
  }
}
