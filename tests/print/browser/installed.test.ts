/** Where browsers are looked for, on machines that are only imagined. */
import { describe, expect, test } from 'vitest';
import { findBrowser, installedBrowser, lookForBrowser } from '../../../print/browser/find.ts';
import type { Machine } from '../../../print/browser/machine.ts';

function machine(given: Partial<Machine> & { readonly files?: readonly string[] }): Machine {
  const { files = [], ...rest } = given;
  return {
    platform: 'linux',
    arch: 'x64',
    env: {},
    home: '/home/ada',
    exists: (path) => files.includes(path),
    ...rest,
  };
}

describe('installed browsers', () => {
  test.each([
    ['linux', '/usr/bin/chromium'],
    ['linux', '/opt/google/chrome/chrome'],
    ['linux', '/snap/bin/chromium'],
    ['darwin', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['darwin', '/home/ada/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
  ] as const)('%s has %s', (platform, path) => {
    expect(installedBrowser(machine({ platform, files: [path] }))).toBe(path);
  });

  test('Windows keeps them in its program folders', () => {
    const path = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe';
    const env = { 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' };
    expect(installedBrowser(machine({ platform: 'win32', env, files: [path] }))).toBe(path);
  });

  test('Linux looks in the PATH', () => {
    const env = { PATH: '/opt/tools:/usr/bin' };
    const files = ['/opt/tools/google-chrome'];
    expect(installedBrowser(machine({ env, files }))).toBe('/opt/tools/google-chrome');
  });

  test('Chrome comes before Chromium, and a snap last', () => {
    const env = { PATH: '/snap/bin:/usr/bin' };
    const snap = '/snap/bin/chromium';
    const files = [snap, '/usr/bin/chromium', '/usr/bin/google-chrome'];
    expect(installedBrowser(machine({ env, files }))).toBe('/usr/bin/google-chrome');
    expect(installedBrowser(machine({ env, files: files.slice(0, 2) }))).toBe('/usr/bin/chromium');
    expect(installedBrowser(machine({ env, files: [snap] }))).toBe(snap);
  });

  test('none is none', () => {
    expect(installedBrowser(machine({}))).toBeNull();
  });
});

describe('the order of looking', () => {
  const files = ['/usr/bin/chromium'];

  test('a named browser is taken as it is, the option before the variable', async () => {
    const env = { CARDWRIGHT_BROWSER: '/by/variable' };
    const named = machine({ env, files });
    expect(await findBrowser('/by/option', named)).toEqual({
      path: '/by/option',
      origin: 'named',
    });
    expect(await findBrowser(undefined, named)).toEqual({ path: '/by/variable', origin: 'named' });
  });

  test('then an installed one', async () => {
    expect(await findBrowser(undefined, machine({ files }))).toEqual({
      path: '/usr/bin/chromium',
      origin: 'installed',
    });
  });

  test('then the carried one, where it can run', () => {
    expect(lookForBrowser(undefined, machine({}))).toEqual({ path: null, origin: 'carried' });
    expect(lookForBrowser(undefined, machine({ arch: 'arm64' }))).toBeNull();
    expect(lookForBrowser(undefined, machine({ platform: 'win32' }))).toBeNull();
  });

  test('and none where there is none', async () => {
    expect(await findBrowser(undefined, machine({ arch: 'arm64' }))).toBeNull();
  });

  test('"package" is the carried one alone, "installed" one of this machine alone', async () => {
    const env = { CARDWRIGHT_BROWSER: 'package' };
    const carried = { path: null, origin: 'carried' };
    expect(lookForBrowser('package', machine({ files }))).toEqual(carried);
    expect(lookForBrowser(undefined, machine({ files, env }))).toEqual(carried);
    expect(lookForBrowser('package', machine({ files, arch: 'arm64' }))).toBeNull();
    expect(lookForBrowser('installed', machine({ files, env }))).toEqual({
      path: '/usr/bin/chromium',
      origin: 'installed',
    });
    expect(lookForBrowser('installed', machine({}))).toBeNull();
    expect(await findBrowser('installed', machine({}))).toBeNull();
  });
});
