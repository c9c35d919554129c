import { type PdfFile, pdfText } from './pdf-file.ts';

/** A file carried inside the PDF. */
export interface Attachment {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly description: string;
}

/** Attaches the source that the document was made from. */
export function writeAttachment(file: PdfFile, { name, bytes, description }: Attachment, date: Date): void {
  const content = file.ref({
    Type: 'EmbeddedFile',
    Subtype: 'application#2Fyaml',
    Params: { Size: bytes.length, CreationDate: date, ModDate: date },
  });
  content.end(bytes);
  const specification = file.ref({
    Type: 'Filespec',
    F: pdfText(name),
    UF: pdfText(name),
    Desc: pdfText(description),
    AFRelationship: 'Source',
    EF: { F: content, UF: content },
  });
  specification.end();
  file.addNamedEmbeddedFile(name, specification);
  file._root.data.AF = [specification];
}
