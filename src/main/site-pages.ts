import type { ServerBuild } from 'react-router';
import { createSharePictures } from '#art/share-pictures/share-pictures.ts';
import type { Config } from '#config/config.ts';
import type { CoverLook } from '#content/server/cover.ts';
import type { Reader } from '#content/server/reader.ts';
import type { Database } from '#db/database.ts';
import type { Storage } from '#gateways/storage/port.ts';
import type { AppOptions } from '#http/app.ts';
import type { BoundCall } from '#http/bind.ts';
import type { PreviewSigner } from '#http/previews.ts';
import type { ReplyCache } from '#http/reply-cache.ts';
import { bindCalls } from './calls.ts';
import { findCampaign } from './campaign.ts';
import { searchable } from './collections.ts';
import { createConsole } from './console.ts';
import { createFileSize } from './file-size.ts';
import { createPageRenderer } from './page-renderer.ts';
import type { PageRendererOptions } from './page-renderer.ts';
import { createPreviews } from './previews.ts';
import { createRedirects } from './redirects.ts';

/** The built pages, and how they are served in development. */
export interface BuiltPages {
  /** Asked for anew on each request, so that development can swap them. */
  build: () => Promise<ServerBuild>;
  /** The page of the agent area; without it there is none. */
  consoleTemplate?: () => Promise<string>;
  /** Development only: its server stands before the router, nothing is kept, and its policy is loose. */
  development?: { around: NonNullable<AppOptions['around']>; contentSecurityPolicy: string };
}

export function previewsOf(
  parts: Omit<PageParts, 'calls' | 'replies'>,
  signer: PreviewSigner,
  features: Parameters<typeof bindCalls>[0],
) {
  return createPreviews({
    db: parts.db,
    signer,
    look: parts.campaign.look,
    bindFor: (reader) => bindCalls({ ...features, reader }),
    pagesFor: (calls, replies) => pagesOf({ ...parts, calls, replies }),
  });
}

interface PageParts {
  calls: readonly BoundCall[];
  replies: ReplyCache;
  campaign: Pick<PageRendererOptions, 'isOwnMark' | 'isPathOff'> & { look: () => CoverLook };
  config: Config;
  built: BuiltPages;
  reader: Reader;
  storage: Storage;
  db: Database;
}

export function pagesOf({
  calls,
  replies,
  campaign,
  config,
  built,
  reader,
  storage,
  db,
}: PageParts) {
  return createPageRenderer({
    build: built.build,
    calls,
    replies,
    publicUrl: config.site.publicUrl,
    isOwnMark: campaign.isOwnMark,
    isPathOff: campaign.isPathOff,
    moved: createRedirects(reader, db),
    sharePicture: sharePicturesOf(reader, storage),
    lengthOf: createFileSize(storage),
    contentSecurityPolicy: built.development?.contentSecurityPolicy,
  });
}

export function consoleOf({ consoleTemplate, development }: BuiltPages, reader: Reader) {
  if (!consoleTemplate) return undefined;
  const contentSecurityPolicy = development?.contentSecurityPolicy;
  return createConsole({ reader, template: consoleTemplate, contentSecurityPolicy });
}

function sharePicturesOf(reader: Reader, storage: Storage) {
  return createSharePictures({
    reader,
    collections: searchable,
    findCampaign: (language) => findCampaign(reader, language),
    readFile: storage.get,
  });
}
