import { classNames } from '#ui/class-names.ts';
import { Cover } from '#ui/page/cover.tsx';
import { useContentLanguage } from '#ui/page/use-content-language.ts';
import { atHour, hourAt } from './hour.ts';
import type { Biography, Chapter, Milestone } from './load-biography.ts';

const shape = { phone: [360, 200], desk: [1280, 400] } as const;

/** The timeline as a road: chapters on alternating sides, their milestones on the opposite one. */
export function Timeline({ segments }: { segments: Biography['segments'] }) {
  return (
    <ol className="timeline">
      {segments.map((segment, index) => (
        <Segment
          key={segment.chapter?.slug ?? index}
          segment={segment}
          side={index % 2 === 0 ? 'timeline-before' : 'timeline-after'}
          hour={hourAt(index, segments.length)}
        />
      ))}
    </ol>
  );
}

interface SegmentProps {
  segment: Biography['segments'][number];
  side: string;
  hour: string;
}

/** A chapter under its wide picture, and the milestones up to the next one. */
function Segment({ segment: { chapter, milestones }, side, hour }: SegmentProps) {
  const isAlone = milestones.length === 0 && 'timeline-alone';
  return (
    <li id={chapter?.slug} className={classNames('timeline-segment', side, isAlone)}>
      {chapter && <ChapterText chapter={chapter} hour={hour} />}
      {milestones.length > 0 && (
        <ol className="timeline-milestones">
          {milestones.map((milestone) => (
            <MilestoneItem key={milestone.slug} milestone={milestone} />
          ))}
        </ol>
      )}
    </li>
  );
}

function ChapterText({ chapter, hour }: { chapter: Chapter; hour: string }) {
  const { year, title, summary, body, image } = chapter;
  return (
    <>
      {image && (
        <Cover
          image={atHour(image, hour)}
          shape={shape.phone}
          wide={shape.desk}
          className="timeline-mural"
        />
      )}
      {year !== undefined && <span className="year-milestone timeline-year">{year}</span>}
      <div className="timeline-words" lang={useContentLanguage(chapter)}>
        <div className="timeline-head">
          <h2 className="timeline-title">{title}</h2>
          {summary && <p className="timeline-summary">{summary}</p>}
        </div>
        <div className="prose timeline-text" dangerouslySetInnerHTML={{ __html: body ?? '' }} />
      </div>
    </>
  );
}

function MilestoneItem({ milestone }: { milestone: Milestone }) {
  const { slug, year, title, summary, body } = milestone;
  return (
    <li id={slug} className="timeline-milestone" lang={useContentLanguage(milestone)}>
      <span className="year-milestone">{year}</span>
      <div>
        <h3 className="timeline-milestone-title">{title}</h3>
        {summary && <p>{summary}</p>}
        {body && <div className="prose timeline-more" dangerouslySetInnerHTML={{ __html: body }} />}
      </div>
    </li>
  );
}
