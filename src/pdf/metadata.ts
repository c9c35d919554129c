import type { Duplex, PrintDocument } from '../page/page.ts';
import { type PdfFile, type PdfMetadata, pdfText } from './pdf-file.ts';

/** What a file says about itself besides its content. */
interface About {
  readonly document: PrintDocument;
  readonly date: Date;
  readonly producer: string;
}

/** The entries of the information dictionary; the metadata packet says the same. */
export function infoOf({ document, date, producer }: About): Readonly<Record<string, string | Date>> {
  return {
    Title: document.title,
    Subject: document.subject,
    Creator: producer,
    Producer: producer,
    CreationDate: date,
    ModDate: date,
  };
}

/** Writes the metadata packet in place of pdfkit's, which does not escape titles and knows either PDF/A or PDF/UA. */
export function writeMetadata(file: PdfFile, about: About): void {
  const xml = packet(about);
  const metadata: PdfMetadata = {
    append: () => {},
    end: () => {},
    getLength: () => undefined,
    getXML: () => xml,
  };
  file.metadata = metadata;
}

/** Tells what the colours mean. */
export function writeOutputIntent(file: PdfFile, icc: Uint8Array): void {
  const profile = file.ref({ N: 3 });
  profile.end(icc);
  const name = pdfText('sRGB IEC61966-2.1');
  const intent = file.ref({
    Type: 'OutputIntent',
    S: 'GTS_PDFA1',
    Info: name,
    OutputConditionIdentifier: name,
    DestOutputProfile: profile,
  });
  intent.end();
  file._root.data.OutputIntents = [intent];
}

const DUPLEX = {
  simplex: 'Simplex',
  'long-edge': 'DuplexFlipLongEdge',
  'short-edge': 'DuplexFlipShortEdge',
} as const satisfies Record<Duplex, string>;

/** Asks viewers to print at full size, on both sides as needed, and to show the title. */
export function writeViewerPreferences(file: PdfFile, duplex: Duplex): void {
  file._root.data.ViewerPreferences = file.ref({
    DisplayDocTitle: true,
    PrintScaling: 'None',
    PickTrayByPDFSize: true,
    Duplex: DUPLEX[duplex],
  });
}

function packet({ document, date, producer }: About): string {
  const time = `${date.toISOString().slice(0, 19)}Z`;
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(document.title)}</rdf:li></rdf:Alt></dc:title>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(document.subject)}</rdf:li></rdf:Alt></dc:description>
<dc:language><rdf:Bag><rdf:li>${escapeXml(document.language)}</rdf:li></rdf:Bag></dc:language>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<xmp:CreateDate>${time}</xmp:CreateDate>
<xmp:ModifyDate>${time}</xmp:ModifyDate>
<xmp:CreatorTool>${escapeXml(producer)}</xmp:CreatorTool>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<pdf:Producer>${escapeXml(producer)}</pdf:Producer>
</rdf:Description>
${CONFORMANCE}
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`;
}

/** PDF/A-3a and PDF/UA-1; PDF/A wants every property that it does not know, as PDF/UA's, to be described. */
const CONFORMANCE = `<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
<pdfaid:part>3</pdfaid:part>
<pdfaid:conformance>A</pdfaid:conformance>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>PDF/UA identification</pdfaSchema:schema>
<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
<pdfaProperty:name>part</pdfaProperty:name>
<pdfaProperty:valueType>Integer</pdfaProperty:valueType>
<pdfaProperty:category>internal</pdfaProperty:category>
<pdfaProperty:description>Part of ISO 14289 that the file follows</pdfaProperty:description>
</rdf:li></rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escapeXml(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ').replace(/[&<>]/g, (character) => ENTITIES[character]!);
}
