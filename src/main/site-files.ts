import { openMedia } from '#content/files/serve.ts';
import type { Database } from '#db/database.ts';
import { findPhoneFile } from '#face-search/phone-files.ts';
import type { Storage } from '#gateways/storage/port.ts';
import type { AppOptions } from '#http/app.ts';
import type { SignedFiles } from '#http/signed-files.ts';
import { isSessionAlive } from '#people/realms/sessions.ts';

interface StoredFilesOptions extends Pick<SignedFiles, 'signer'> {
  db: Database;
  storage: Storage;
}

/** The files that the site serves: media for all, those of phones, and those with a signed address. */
export function storedFilesOf(options: StoredFilesOptions) {
  return {
    media: mediaIn(options.storage),
    largeFiles: (name: string) => findPhoneFile(name),
    signedFiles: signedFilesOf(options),
  };
}

/** Stored files for whoever has a signed address and the session that it was signed for. */
function signedFilesOf({ db, storage, signer }: StoredFilesOptions): SignedFiles {
  const isAlive: SignedFiles['isAlive'] = (id, hash) => isSessionAlive(db, id, hash);
  return { signer, isAlive, find: storedIn(storage) };
}

function storedIn(storage: Storage): SignedFiles['find'] {
  return async (key) => {
    const bytes = await storage.size(key);
    return bytes === undefined ? undefined : { bytes, read: (range) => storage.stream(key, range) };
  };
}

/** Stored files never change, so their names stand for their bytes. */
function mediaIn(storage: Storage): AppOptions['media'] {
  return async (path) => {
    const media = await openMedia(storage, path);
    if (!media) return undefined;
    const { name, size, stream } = media;
    const standIn = name === path ? {} : { standIn: name };
    return { bytes: size, version: name, read: stream, ...standIn };
  };
}
