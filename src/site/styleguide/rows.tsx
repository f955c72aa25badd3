import { ReportRow } from '#features/media-coverage/site/report-row.tsx';
import { NewsRow } from '#features/news/site/news-row.tsx';
import { AlbumRows } from '#features/photos/site/album-rows.tsx';
import { VideoTile } from '#features/videos/site/video-tile.tsx';
import { AudioPlayer } from '#ui/page/player/audio-player.tsx';
import { FullWidth } from './full-width.tsx';
import type { Samples } from './load-samples.ts';

const few = 3;

/** The rows of lists: the first few of each. */
export function Rows({ news, reports, albums, videos, audios }: Samples) {
  const [recording] = audios.data;
  return (
    <>
      <FullWidth dated name="Rows of news">
        <ul className="container section">
          {news.data.slice(0, few).map((story) => (
            <NewsRow key={story.id} story={story} eager={false} />
          ))}
        </ul>
      </FullWidth>
      <FullWidth dated name="Rows of reports">
        <ul className="container section">
          {reports.data.slice(0, few).map((report) => (
            <ReportRow key={report.id} report={report} />
          ))}
        </ul>
      </FullWidth>
      <FullWidth dated name="Albums">
        <AlbumRows albums={albums.data} />
      </FullWidth>
      <FullWidth dated name="Videos">
        <ul className="container section videos">
          {videos.data.slice(0, few).map((video) => (
            <VideoTile key={video.id} video={video} eager={false} />
          ))}
        </ul>
      </FullWidth>
      {recording && (
        <FullWidth dated name="Player">
          <div className="container section">
            <AudioPlayer file={recording.file} title={recording.title} />
          </div>
        </FullWidth>
      )}
    </>
  );
}
