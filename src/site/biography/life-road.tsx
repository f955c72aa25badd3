import { useForeign } from '#ui/page/foreign.ts';
import { classNames } from '#ui/class-names.ts';
import { Cover } from '#ui/page/cover.tsx';
import { atHour, hourAt } from './hour.ts';
import type { Biography, Chapter, Stone } from './load-biography.ts';

const shape = { phone: [240, 160], desk: [536, 357] } as const;

/** The chapters on the two sides of a road in turn, with the milestones between them. */
export function LifeRoad({ stretches }: { stretches: Biography['stretches'] }) {
  return (
    <ol className="life">
      {stretches.flatMap(({ chapter, milestones }, index) => {
        const side = index % 2 === 0 ? 'life-before' : 'life-after';
        return [
          chapter && (
            <ChapterStep
              key={chapter.slug}
              chapter={chapter}
              side={side}
              hour={hourAt(index, stretches.length)}
            />
          ),
          ...milestones.map((stone) => <StoneStep key={stone.slug} stone={stone} side={side} />),
        ];
      })}
    </ol>
  );
}

interface ChapterStepProps {
  chapter: Chapter;
  side: string;
  hour: string;
}

function ChapterStep({ chapter, side, hour }: ChapterStepProps) {
  const { slug, year, title, summary, body, image } = chapter;
  return (
    <li id={slug} className={classNames('life-step life-chapter', side)} lang={useForeign(chapter)}>
      <div className="life-mark">{year !== undefined && <span className="stone">{year}</span>}</div>
      <div className="life-words">
        <h2 className="life-title">{title}</h2>
        {summary && <p className="life-summary">{summary}</p>}
        <div className="prose" dangerouslySetInnerHTML={{ __html: body ?? '' }} />
      </div>
      {image && (
        <Cover
          image={atHour(image, hour)}
          shape={shape.phone}
          wide={shape.desk}
          className="life-mural"
        />
      )}
    </li>
  );
}

function StoneStep({ stone, side }: { stone: Stone; side: string }) {
  const { slug, year, title, summary, body } = stone;
  return (
    <li id={slug} className={classNames('life-step life-stone', side)} lang={useForeign(stone)}>
      <div className="life-mark">
        <span className="stone">{year}</span>
      </div>
      <div className="life-words">
        <h3 className="life-stone-title">{title}</h3>
        {summary && <p>{summary}</p>}
        {body && <div className="prose life-more" dangerouslySetInnerHTML={{ __html: body }} />}
      </div>
    </li>
  );
}
