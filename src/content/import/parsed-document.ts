import type { Collection } from '../declare/collection.ts';
import type { FileWidget } from '../files/formats.ts';
import type { WrittenDocument } from '../server/edit/written-document.ts';

/** A location in the campaign's files, as an error names it. */
export interface SourceLocation {
  file: string;
  line: number;
}

/** A file beside the document that has to be stored; its stored form is set as `into[field]`. */
export interface MediaReference {
  location: SourceLocation;
  field: string;
  widget: FileWidget;
  /** Where it lies on the disk, and its own name. */
  path: string;
  name: string;
  pages?: number;
  seconds?: number;
  into: Record<string, unknown>;
}

/** Another document that has to exist. */
export interface DocumentReference {
  location: SourceLocation;
  /** The beginning of the error: `category: there is no …`. */
  field: string;
  to: Collection['name'];
  slug: string;
}

/** A link whose target has to exist when it leads to a document of this site. */
export interface LinkReference {
  location: SourceLocation;
  address: string;
}

/** A document parsed from its files, complete but for its media. */
export interface ParsedDocument {
  collection: Collection;
  content: WrittenDocument;
  /** The file that holds its facts. */
  file: string;
  /** Whether that file gives it a place among the others. */
  hasOrder: boolean;
  media: MediaReference[];
  references: DocumentReference[];
  links: LinkReference[];
  /** The same document as its drafts have it, where there are any beside its texts. */
  beside?: ParsedDocument;
}
