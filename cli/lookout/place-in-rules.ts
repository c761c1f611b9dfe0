/** Where the first thread is, found from another one while it is at work. */
import { type Debugger, Session } from 'node:inspector';
import { fileURLToPath } from 'node:url';
import { onlyInRules } from '../../generator/index.ts';

/** Hands `found` the calls that are in somebody's own rules, innermost first, as errors list them; none where it is in none. */
export function placeInRules(found: (lines: readonly string[]) => void): void {
  const session = new Session();
  const urls = new Map<string, string>();
  session.connectToMainThread();
  session.on('Debugger.scriptParsed', ({ params }) => urls.set(params.scriptId, params.url));
  session.on('Debugger.paused', ({ params }) => {
    const lines = params.callFrames.map((frame) => asInErrors(frame, urls));
    session.post('Debugger.resume', () => session.disconnect());
    found(onlyInRules(lines));
  });
  session.post('Debugger.enable', () => session.post('Debugger.pause'));
}

/** `at lightOf (/games/salt-harbour/rules/light.ts:24:3)`; the inspector counts from 0. */
function asInErrors(
  { functionName, location }: Debugger.CallFrame,
  urls: ReadonlyMap<string, string>,
): string {
  const { scriptId, lineNumber, columnNumber = 0 } = location;
  const url = urls.get(scriptId) ?? '';
  const file = url.startsWith('file:') ? fileURLToPath(url) : url;
  const place = `${file}:${lineNumber + 1}:${columnNumber + 1}`;
  return functionName === '' ? `at ${place}` : `at ${functionName} (${place})`;
}
