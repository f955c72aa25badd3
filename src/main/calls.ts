import type { BoundCall } from '#http/bind.ts';
import { bindOpenApi } from '#http/openapi.ts';
import type { BoundUpload } from '#http/uploads/register-uploads.ts';
import { collections, searchable } from './collections.ts';
import { features } from './features.ts';
import type { Parts } from './features.ts';

type OwnParts = Omit<Parts, 'searchable' | 'collections'>;

/** Every call of the site, bound to what it does. */
export function bindCalls(parts: OwnParts): BoundCall[] {
  const calls = features.flatMap((feature) =>
    feature.routes({ ...parts, searchable, collections }),
  );
  return [...calls, bindOpenApi(calls, 'Abhiyan')];
}

/** Every endpoint for files that come in parts, bound to what they are for. */
export function bindUploads(parts: OwnParts): BoundUpload[] {
  return features.flatMap(({ uploads }) => uploads?.({ ...parts, searchable, collections }) ?? []);
}
