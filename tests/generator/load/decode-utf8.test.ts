import { describe, expect, test } from 'vitest';
import { decodeUtf8 } from '../../../generator/load/read-bytes.ts';

const decode = (bytes: Buffer) => decodeUtf8(bytes, 'units/orc.yaml');

describe('UTF-8', () => {
  test('is read with its byte order mark', () => {
    const text = '\uFEFFname: オーク 👹\r\n\uFFFD\n';
    expect(decode(Buffer.from(text))).toEqual({ text, fault: null });
  });

  test('may be nothing at all', () => {
    expect(decode(Buffer.alloc(0))).toEqual({ text: '', fault: null });
  });
});

describe('bytes that are no UTF-8', () => {
  test('are marked with their line', () => {
    const bytes = Buffer.concat([Buffer.from('a: オーク\nb: '), Buffer.from([0xe9, 0x0a, 0x63])]);
    const { text, fault } = decode(bytes);
    expect(text).toBe('a: オーク\nb: \uFFFD\nc');
    expect(fault).toMatchObject({ code: 'CW1013', params: { line: 2 } });
    expect(text.slice(fault?.span?.start, fault?.span?.end)).toBe('b: \uFFFD');
  });

  test('are not confused with a replacement character that was written', () => {
    const bytes = Buffer.concat([Buffer.from('\uFFFD\n'), Buffer.from([0xff])]);
    expect(decode(bytes).fault?.params).toMatchObject({ line: 2 });
  });

  test('may be cut off at the end of the file', () => {
    const bytes = Buffer.from('a\nオ').subarray(0, 4);
    expect(decode(bytes).fault?.params).toMatchObject({ line: 2 });
  });

  test.for([
    ['UTF-16', Buffer.from('\uFEFFname: orc', 'utf16le')],
    ['Shift JIS', Buffer.from([0x83, 0x49, 0x81, 0x5b, 0x83, 0x4e, 0x0a])],
    [undefined, Buffer.from('Größe', 'latin1')],
  ] as const)('look like %s', ([encoding, bytes]) => {
    expect(decode(bytes).fault?.params).toMatchObject({ line: 1, encoding });
  });
});
