import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { canonicalPath } from './canonical-path.ts';
import { mediaType } from './media-type.ts';
import { cacheControl } from './page-cache/cache-control.ts';
import { CachedResponse } from './page-cache/cached-response.ts';
import { isWorthCompressing } from './page-cache/encoding.ts';
import { splitUrl } from './query.ts';
import { wasmWorkerPolicy, withoutThoseOfDocuments, workerPolicy } from './security-headers.ts';
import type { SecurityHeaders } from './security-headers.ts';
import type { EarlyHandler } from './server.ts';

/** The builds put a digest of the content into these names. */
const NAMED_BY_CONTENT = ['/assets/', '/agent/assets/'];
/** The one file that is run by itself, outside of any page. */
const SERVICE_WORKER = '/sw.js';
/** Scripts of the build with this beginning are workers that run WebAssembly. */
const WASM_WORKER = '/assets/wasm-worker-';
/** Files that no browser opens as a document; a first visit loads a dozen of them. */
const NO_DOCUMENTS = ['.woff2', '.css'];
/** The ending of the brotli that the build lays beside a file. */
const MADE_BY_BUILD = '.br';
/** Pages are rendered, each with headers of its own. */
const PAGE = '.html';

/**
 * Answers the files of a build before the router runs. Their names are read once, so nothing that
 * was not there at the start is ever served; a file is kept in memory from its first request on.
 */
export function serveStatic(folder: string, securityHeaders: SecurityHeaders): EarlyHandler {
  const files = new Map(listFiles(folder).map((file) => [urlOf(folder, file), file]));
  const answers = new Map<string, Promise<CachedResponse>>();

  const answerOf = (path: string, file: string): Promise<CachedResponse> => {
    const known = answers.get(path) ?? readAnswer(path, file, securityHeaders);
    answers.set(path, known);
    known.catch(() => answers.delete(path));
    return known;
  };

  return (request, response) => {
    const { method, url = '' } = request;
    const path = canonicalPath(splitUrl(url).path) ?? '';
    const file = files.get(path);
    if (file === undefined || (method !== 'GET' && method !== 'HEAD')) return false;
    answerOf(path, file).then(
      (answer) => answer.send(request, response),
      () => response.writeHead(503, { ...securityHeaders, 'retry-after': '5' }).end(),
    );
    return true;
  };
}

async function readAnswer(path: string, file: string, securityHeaders: SecurityHeaders) {
  const isImmutable = NAMED_BY_CONTENT.some((beginning) => path.startsWith(beginning));
  const isDocument = !NO_DOCUMENTS.includes(extname(file));
  const smallest = await readFile(`${file}${MADE_BY_BUILD}`).catch(() => undefined);
  const body = await readFile(file);
  const contentType = mediaType(file);
  const content = {
    status: 200,
    body,
    headers: {
      ...(isDocument ? securityHeaders : withoutThoseOfDocuments(securityHeaders)),
      ...(path === SERVICE_WORKER && { 'content-security-policy': workerPolicy }),
      ...(path.startsWith(WASM_WORKER) && { 'content-security-policy': wasmWorkerPolicy }),
      'content-type': contentType,
      'cache-control': isImmutable ? cacheControl.immutable : cacheControl.checked,
      ...(isWorthCompressing(contentType, body.length) && { vary: 'accept-encoding' }),
    },
  };
  return CachedResponse.of(content, smallest);
}

/** Every file below a folder, hidden ones left out; none when there is no such folder. */
function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        !entry.name.startsWith('.') &&
        ![MADE_BY_BUILD, PAGE].includes(extname(entry.name)),
    )
    .map((entry) => join(entry.parentPath, entry.name));
}

function urlOf(folder: string, file: string): string {
  return `/${relative(folder, file).split(sep).map(encodeURIComponent).join('/')}`;
}
