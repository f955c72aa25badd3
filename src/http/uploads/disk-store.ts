import { mkdirSync } from 'node:fs';
import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { fileTypeFromFile } from 'file-type';

/** The unfinished files of one endpoint, each with its metadata in a file beside it. */
export class DiskStore extends FileStore {
  constructor(folder: string) {
    // The folder is made here, because the library would make it readable for everybody.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    super({ directory: folder });
    // Rows of the database tell when an upload ends, and lengths are always known.
    this.extensions = ['creation', 'creation-with-upload', 'termination'];
  }

  override async create(...[upload]: Parameters<FileStore['create']>) {
    const made = await super.create(upload);
    await sync(`${this.pathOf(upload.id)}.json`);
    await sync(this.directory);
    return made;
  }

  /** Bytes that are acknowledged survive a power cut. */
  override async write(...[content, id, offset]: Parameters<FileStore['write']>) {
    const end = await super.write(content, id, offset);
    await sync(this.pathOf(id));
    return end;
  }

  /** An offset that is told acknowledges bytes too, also those of a part that broke off. */
  override async getUpload(id: string) {
    const upload = await super.getUpload(id);
    await sync(this.pathOf(id));
    return upload;
  }

  pathOf(id: string): string {
    return join(this.directory, id);
  }

  /** The bytes of a file that are here; undefined where none are, as when it began on another machine. */
  async offsetOf(id: string): Promise<number | undefined> {
    const found = await stat(this.pathOf(id)).catch(() => undefined);
    return found?.size;
  }

  /** The media type of a file by its first bytes, without parameters; undefined when they tell none. */
  async typeOf(id: string): Promise<string | undefined> {
    return (await fileTypeFromFile(this.pathOf(id)))?.mime.split(';')[0];
  }

  async drop(id: string): Promise<void> {
    await rm(this.pathOf(id), { force: true });
    await rm(`${this.pathOf(id)}.json`, { force: true });
  }

  /** The ids of all files here. */
  async ids(): Promise<string[]> {
    const names = await readdir(this.directory);
    return [...new Set(names.map((name) => name.replace(/\.json$/, '')))];
  }
}

// The library would make the folder once more, later, and end the process where it cannot.
Object.defineProperty(DiskStore.prototype, 'checkOrCreateDirectory', { value: () => undefined });

async function sync(path: string): Promise<void> {
  await using handle = await open(path, 'r');
  await handle.sync();
}
