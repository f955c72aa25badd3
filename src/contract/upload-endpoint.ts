import type { AuditTarget, Endpoint } from './endpoint.ts';

/** A way in for files that are too large for a form: in parts, which go on where they stopped. */
export interface UploadEndpoint {
  /** Unique among endpoints, small letters and hyphens: `photographs`. */
  name: string;
  summary: string;
  /** Below `/api`; the parts of a file go to addresses below it, by the protocol tus 1.0. */
  path: `/${string}`;
  /** The session that sending needs; nobody else sees, continues or deletes what its owner sends. */
  access: Exclude<Endpoint['access'], 'public' | 'anyone' | 'machine'>;
  /** The audit log's entry for a file that has arrived; an endpoint of agents declares it. */
  audit?: Pick<AuditTarget, 'target'>;
  /** Media types that are taken, as the bytes tell them; names and declared types count for nothing. */
  types: readonly string[];
  /** Octets of one file of a type, where it may have fewer than `maxBytes`. */
  mostBytesOf?: Readonly<Record<string, number>>;
  /** Sentences for those who send another type, by that type; `other` for any that is not named. */
  refusals?: Readonly<Record<string, string>> & { other: string };
  /** Octets of one file. */
  maxBytes: number;
  /** Unfinished files of one person. */
  atOnce: number;
  /** Octets that one person may begin to send within 24 hours. */
  bytesADay: number;
}

/** Declares an endpoint once: the server mounts it, and whoever sends reads its limits. */
export function uploadEndpoint(declaration: UploadEndpoint): UploadEndpoint {
  return declaration;
}
