import type { BoundCall } from '#http/bind.ts';
import { bindOpenApi } from '#http/openapi.ts';
import type { BoundUpload } from '#http/uploads/register-uploads.ts';
import { collections, searchable } from './collections.ts';
import { features } from './features.ts';
import type { Dependencies } from './features.ts';
import { switchable } from './switches.ts';

type RouteDependencies = Omit<Dependencies, 'searchable' | 'collections'>;

/** Every call of the site, bound to what it does. */
export function bindCalls(services: RouteDependencies): BoundCall[] {
  const calls = features.flatMap((feature) =>
    feature
      .routes({ ...services, searchable, collections })
      .map((call) => switchable(call, services.isOff)),
  );
  const uploads = bindUploads(services).map(({ endpoint }) => endpoint);
  return [...calls, bindOpenApi(calls, { title: 'Abhiyan', uploads })];
}

/** Every endpoint for files that come in parts, bound to what they are for. */
export function bindUploads(services: RouteDependencies): BoundUpload[] {
  return features.flatMap(
    ({ uploads }) => uploads?.({ ...services, searchable, collections }) ?? [],
  );
}
