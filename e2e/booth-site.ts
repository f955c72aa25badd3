import { groupPhoto } from '#test/face-pictures.ts';
import { writeSampleAlbum } from '../scripts/sample-album/album.ts';
import { freeOrigin, startOwnSite } from './own-site.ts';
import { partOfDemo } from './part-of-demo.ts';

/** Starts a site of its own with the six group photos of the sample album. */
export async function startBoothSite() {
  const place = await freeOrigin();
  const { folder: campaign, remove } = await partOfDemo(['settings', 'pages']);
  writeSampleAlbum(campaign, ([1, 2, 3, 4, 5, 6] as const).map(groupPhoto));
  const { dataFolder, stop } = await startOwnSite({ ...place, campaign });
  return { origin: place.origin, dataFolder, stop: () => stop().then(remove) };
}
