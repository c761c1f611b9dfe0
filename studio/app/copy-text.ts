/**
 * Puts a text on the clipboard, and says whether it is there. Browsers refuse it to pages that are not asked for
 * with https; then the field that shows the text has the focus, with all of it selected, to be copied by keys.
 */
export async function copyText(text: string, field: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const shown = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(field);
    shown?.focus();
    shown?.select();
    return false;
  }
}
