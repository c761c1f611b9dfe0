/**
 * What makes a PDF one for presses: the printing condition that it was separated for, and its version.
 * PDF/X-1a:2003 is ISO 15930-4 (no transparency, PDF 1.4), PDF/X-4 is ISO 15930-7 (PDF 1.6).
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import {
  PDFDict,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
  type PDFContext,
  type PDFDocument,
  type PDFRef,
} from 'pdf-lib';
import { escape } from '../render/helpers/markup.ts';
import type { Flavour } from './flavours.ts';
import type { InkProfile } from './profiles.ts';

interface Described {
  readonly title: string;
  /** The program. */
  readonly creator: string;
  readonly date: Date;
}

const NAMES = { x1a: 'PDF/X-1a:2003', x4: 'PDF/X-4' } as const satisfies Record<Flavour, string>;

/** Of a document whose boxes, title and dates are set, before it is saved. */
export function declarePdfX(
  document: PDFDocument,
  flavour: Flavour,
  profile: InkProfile,
  described: Described,
): void {
  const { context, catalog } = document;
  catalog.set(PDFName.of('OutputIntents'), context.obj([intentOf(profile, context)]));
  if (flavour === 'x1a') {
    // It says nothing that PDF 1.4 knows; presses impose pages themselves.
    catalog.delete(PDFName.of('ViewerPreferences'));
    const info = context.lookup(context.trailerInfo.Info, PDFDict);
    info.set(PDFName.of('GTS_PDFXVersion'), PDFString.of(NAMES.x1a));
    info.set(PDFName.of('Trapped'), PDFName.of('False'));
  } else {
    catalog.set(PDFName.of('Metadata'), metadataOf(described, context));
    // What shines through is mixed in inks.
    for (const { node } of document.getPages()) {
      node.set(PDFName.of('Group'), context.obj({ S: 'Transparency', CS: 'DeviceCMYK' }));
    }
  }
  const id = PDFHexString.of(identity(described, NAMES[flavour]));
  context.trailerInfo.ID = context.obj([id, id]);
}

function intentOf({ file, title, condition }: InkProfile, context: PDFContext): PDFDict {
  const bytes = readFileSync(file);
  const dict = context.obj({ N: 4, Filter: 'FlateDecode', Alternate: 'DeviceCMYK' });
  const profile = context.register(PDFRawStream.of(dict, deflateSync(bytes)));
  const registry =
    condition === undefined ? {} : { RegistryName: PDFString.of('http://www.color.org') };
  return context.obj({
    Type: 'OutputIntent',
    S: 'GTS_PDFX',
    OutputConditionIdentifier: PDFString.of(condition ?? 'Custom'),
    Info: PDFHexString.fromText(title),
    ...registry,
    DestOutputProfile: profile,
  });
}

/** XMP, which a press reads before it reads anything else: it is not packed. */
function metadataOf({ title, creator, date }: Described, context: PDFContext): PDFRef {
  const moment = date.toISOString().replace(/\.\d+Z$/, 'Z');
  const document = identity({ title, creator, date }, 'document');
  const uuid = document.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const entries = [
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escape(title)}</rdf:li></rdf:Alt></dc:title>`,
    `<xmp:CreatorTool>${escape(creator)}</xmp:CreatorTool>`,
    ...['CreateDate', 'ModifyDate', 'MetadataDate'].map((of) => `<xmp:${of}>${moment}</xmp:${of}>`),
    `<xmpMM:DocumentID>uuid:${uuid}</xmpMM:DocumentID>`,
    '<xmpMM:VersionID>1</xmpMM:VersionID>',
    '<xmpMM:RenditionClass>default</xmpMM:RenditionClass>',
    '<pdf:Trapped>False</pdf:Trapped>',
    `<pdfxid:GTS_PDFXVersion>${NAMES.x4}</pdfxid:GTS_PDFXVersion>`,
  ];
  const spaces = Object.entries(SPACES).map(([name, uri]) => `xmlns:${name}="${uri}"`);
  const packet = [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    `<rdf:Description rdf:about="" ${spaces.join(' ')}>`,
    ...entries,
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="w"?>',
  ].join('\n');
  const bytes = Buffer.from(packet, 'utf8');
  const dict = context.obj({ Type: 'Metadata', Subtype: 'XML' });
  return context.register(PDFRawStream.of(dict, bytes));
}

const SPACES = {
  dc: 'http://purl.org/dc/elements/1.1/',
  xmp: 'http://ns.adobe.com/xap/1.0/',
  xmpMM: 'http://ns.adobe.com/xap/1.0/mm/',
  pdf: 'http://ns.adobe.com/pdf/1.3/',
  pdfxid: 'http://www.npes.org/pdfx/ns/id/',
} as const;

/** The same file has the same identity. */
function identity({ title, date }: Described, salt: string): string {
  const text = [title, date.toISOString(), salt].join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
