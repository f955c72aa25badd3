/** A process that indexes photographs for the photo booth, which tests may kill. */
import { connectDatabase } from '#db/connection.ts';
import { createEngines } from '#face-search/engines.ts';
import { indexPhotos } from '#features/photo-booth/server/index-photos.ts';
import { diskStorage } from '#gateways/storage/disk.ts';

const [url = '', folder = ''] = process.argv.slice(2);
const { db } = await connectDatabase(url);
await indexPhotos({
  db,
  storage: diskStorage(folder),
  engines: createEngines(),
  onIndexed: async (photoId) => void process.send?.(photoId),
  signal: new AbortController().signal,
});
process.exit(0);
