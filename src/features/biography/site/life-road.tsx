import { useForeign } from '#ui/page/foreign.ts';
import { classNames } from '#ui/class-names.ts';
import { Cover } from '#ui/page/cover.tsx';
import { atHour, hourAt } from './hour.ts';
import type { Biography, Chapter, Stone } from './load-biography.ts';

const shape = { phone: [360, 200], desk: [1280, 400] } as const;

/** The road of a life: chapters on its two sides in turn, their milestones across the road from them. */
export function LifeRoad({ stretches }: { stretches: Biography['stretches'] }) {
  return (
    <ol className="life">
      {stretches.map((stretch, index) => (
        <Stretch
          key={stretch.chapter?.slug ?? index}
          stretch={stretch}
          side={index % 2 === 0 ? 'life-before' : 'life-after'}
          hour={hourAt(index, stretches.length)}
        />
      ))}
    </ol>
  );
}

interface StretchProps {
  stretch: Biography['stretches'][number];
  side: string;
  hour: string;
}

/** A chapter under its wide picture, and the milestones up to the next one. */
function Stretch({ stretch: { chapter, milestones }, side, hour }: StretchProps) {
  const isAlone = milestones.length === 0 && 'life-alone';
  return (
    <li id={chapter?.slug} className={classNames('life-stretch', side, isAlone)}>
      {chapter && <Words chapter={chapter} hour={hour} />}
      {milestones.length > 0 && (
        <ol className="life-stones">
          {milestones.map((stone) => (
            <StoneStep key={stone.slug} stone={stone} />
          ))}
        </ol>
      )}
    </li>
  );
}

function Words({ chapter, hour }: { chapter: Chapter; hour: string }) {
  const { year, title, summary, body, image } = chapter;
  return (
    <>
      {image && (
        <Cover
          image={atHour(image, hour)}
          shape={shape.phone}
          wide={shape.desk}
          className="life-mural"
        />
      )}
      {year !== undefined && <span className="stone life-year">{year}</span>}
      <div className="life-words" lang={useForeign(chapter)}>
        <div className="life-head">
          <h2 className="life-title">{title}</h2>
          {summary && <p className="life-summary">{summary}</p>}
        </div>
        <div className="prose life-text" dangerouslySetInnerHTML={{ __html: body ?? '' }} />
      </div>
    </>
  );
}

function StoneStep({ stone }: { stone: Stone }) {
  const { slug, year, title, summary, body } = stone;
  return (
    <li id={slug} className="life-stone" lang={useForeign(stone)}>
      <span className="stone">{year}</span>
      <div>
        <h3 className="life-stone-title">{title}</h3>
        {summary && <p>{summary}</p>}
        {body && <div className="prose life-more" dangerouslySetInnerHTML={{ __html: body }} />}
      </div>
    </li>
  );
}
