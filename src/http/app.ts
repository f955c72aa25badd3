import type { RequestListener, Server } from 'node:http';
import Fastify, { LogController } from 'fastify';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { usualLimits } from '#contract/call-limits.ts';
import type { AuditLog } from './audit-log.ts';
import type { BoundCall } from './bind.ts';
import { createBrowserBinding } from './browser-binding.ts';
import type { BrowserBinding } from './browser-binding.ts';
import { createCacheKeys } from './cache-key.ts';
import { createCallTimeouts } from './call-timeouts.ts';
import { createCallerOf } from './caller-of.ts';
import { registerCalls } from './calls.ts';
import { refuseUnreadable } from './client-error.ts';
import { registerConsole } from './console.ts';
import type { Console } from './console.ts';
import { fail } from './failure.ts';
import type { IsEnabled } from './language.ts';
import { registerLargeFiles } from './large-files.ts';
import type { FindLargeFile } from './large-files.ts';
import type { Limits } from './limits/limits.ts';
import { logRequest, serializers } from './log.ts';
import type { LogStream } from './log.ts';
import { registerMailPreviews } from './mail-previews.ts';
import type { MailPreviews } from './mail-previews.ts';
import { registerMedia } from './media-files.ts';
import type { FindStored } from './media-files.ts';
import type { PageCache } from './page-cache/page-cache.ts';
import { registerPages } from './pages.ts';
import type { Pages, Previews } from './pages.ts';
import type { Proofs } from './proof/proof.ts';
import { createSecurityHeaders } from './security-headers.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { serveCached } from './serve-cached.ts';
import type { CountPage } from './serve-cached.ts';
import { drainConnections, createHttpServer } from './server.ts';
import type { EarlyHandler } from './server.ts';
import type { Sessions } from './sessions.ts';
import { registerSignedFiles } from './signed-files.ts';
import type { SignedFiles } from './signed-files.ts';
import { serveStatic } from './static-files.ts';
import { registerUnknownCalls } from './unknown-calls.ts';
import { registerUploads } from './uploads/register-uploads.ts';
import type { Uploads } from './uploads/register-uploads.ts';
import { registerUserPhotos } from './user-photos.ts';
import type { FindUserPhoto } from './user-photos.ts';

export interface AppOptions {
  /** Addresses and networks whose `x-forwarded-for` is believed. */
  trustedProxies: readonly string[];
  /** The origin that people type, `https://campaign.example`. */
  publicUrl: string;
  calls: readonly BoundCall[];
  isEnabled: IsEnabled;
  limits: Limits;
  sessions?: Sessions;
  /** Where calls of agents are recorded. */
  audit?: AuditLog;
  /** The proofs that open an empty bucket; none do unless told. */
  proofs?: Proofs;
  /** Whether those proofs are recaptcha's, whose script is Google's. */
  recaptcha?: boolean;
  cache: PageCache;
  pages?: Pages;
  /** Pages with drafts in them, for agents. */
  previews?: Previews;
  /** Mails as agents see them before they go out. */
  mailPreviews?: MailPreviews;
  /** Told of each page that is sent. */
  countPage?: CountPage;
  /** The agent area. */
  console?: Console | undefined;
  /** The folders of what was built for browsers; their files are answered at the root. */
  clientFolders?: readonly string[];
  /** Where files below `/media` come from. */
  media?: FindStored;
  /** Where files below `/large-files` come from. */
  largeFiles?: FindLargeFile;
  /** Where the photos below `/user-photos` come from. */
  userPhotos?: FindUserPhoto;
  /** Where files that only one session may fetch come from. */
  signedFiles?: SignedFiles;
  /** Upload endpoints, for files that come in parts. */
  uploads?: Uploads;
  /** Puts something before the router, such as the development server of the pages. */
  around?: (router: RequestListener) => RequestListener;
  /** Where log lines go: standard output unless told. */
  log?: LogStream;
}

const nobody: Sessions = { find: async () => undefined };
const noPages: Pages['queryKeys'] = () => [];

/** The server with everything mounted; `listen` starts it, and `close` ends it when work is done. */
export function createApp(options: AppOptions): FastifyInstance {
  const { calls, cache, isEnabled, limits, publicUrl, proofs, sessions = nobody } = options;
  const securityHeaders = createSecurityHeaders(publicUrl);
  const pageQueryKeys = options.pages?.queryKeys ?? noPages;
  const cacheKeys = createCacheKeys({ calls, isEnabled, pageQueryKeys });
  const binding = createBrowserBinding(publicUrl);
  const { audit } = options;
  const callerOf = createCallerOf({ isEnabled, limits, proofs, sessions, binding, audit });

  const earlyHandlers = [serveCached(cache, cacheKeys, options.countPage)];
  for (const folder of options.clientFolders ?? [])
    earlyHandlers.push(serveStatic(folder, securityHeaders));

  const app = createFastify(options, { earlyHandlers, securityHeaders });
  app.addHook('onRequest', async (_, reply) => void reply.headers(securityHeaders));
  app.addHook('onResponse', logRequest);
  app.addHook('preClose', async () => drainConnections(app.server));
  acceptOnlyJson(app);
  registerCalls(app, { calls, cache, callerOf, securityHeaders });
  registerUnknownCalls(
    app,
    calls.map(({ endpoint }) => endpoint),
  );
  if (options.uploads) registerUploads(app, options.uploads, { publicUrl, callerOf, audit });
  registerFiles(app, options, binding);
  if (options.console) registerConsole(app, options.console);
  if (options.pages) {
    registerPages(app, {
      pages: options.pages,
      publicUrl,
      cache,
      cacheKeys,
      recaptcha: options.recaptcha,
      callerOf,
      securityHeaders,
      countPage: options.countPage,
      previews: options.previews,
    });
  }
  return app;
}

function registerFiles(app: FastifyInstance, options: AppOptions, binding: BrowserBinding): void {
  if (options.media) registerMedia(app, options.media);
  if (options.largeFiles) registerLargeFiles(app, options.largeFiles);
  if (options.signedFiles) registerSignedFiles(app, options.signedFiles, binding);
  if (options.mailPreviews)
    registerMailPreviews(app, options.mailPreviews, { binding, publicUrl: options.publicUrl });
  if (options.userPhotos) registerUserPhotos(app, options.userPhotos);
}

interface InnerOptions {
  earlyHandlers: readonly EarlyHandler[];
  securityHeaders: SecurityHeaders;
}

function createFastify(
  { calls, uploads, trustedProxies, log, around = (router) => router }: AppOptions,
  { earlyHandlers, securityHeaders }: InnerOptions,
): FastifyInstance {
  const settings: FastifyHttpOptions<Server> = {
    bodyLimit: usualLimits.body,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    logger: { serializers, ...(log && { stream: log }) },
    logController: new LogController({ disableRequestLogging: true }),
    // Requests that are under way or that arrive while closing are served, not turned away.
    return503OnClosing: false,
    routerOptions: { querystringParser: () => ({}) },
    serverFactory: (router) =>
      createHttpServer(around(router), {
        earlyHandlers,
        trustedProxies,
        seconds: createCallTimeouts(calls, uploads?.endpoints),
      }),
    clientErrorHandler: refuseUnreadable,
    // No hook runs for an address that the router cannot read.
    frameworkErrors: (error, request, reply) =>
      void fail(error, request, reply.headers(securityHeaders)),
  };
  const app = Fastify(settings);
  app.setErrorHandler(fail);
  return app;
}

/** An empty body is a body without fields; text that is no JSON is 400, another type 415. */
function acceptOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null);
    else void parse(request, String(text), done);
  });
}
