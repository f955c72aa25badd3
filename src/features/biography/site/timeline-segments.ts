interface Dated {
  year: number;
}

interface TimelineSegment<Chapter, Milestone> {
  /** Undefined where there are milestones but no chapters. */
  chapter?: Chapter;
  milestones: Milestone[];
}

/**
 * Divides the timeline into segments, from one chapter to the next. A milestone of the same year as
 * a chapter comes after it; those before the first chapter belong to the first segment. A chapter
 * without a year counts as old as the one before it.
 */
export function timelineSegments<Chapter extends Partial<Dated>, Milestone extends Dated>(
  chapters: readonly Chapter[],
  milestones: readonly Milestone[],
): TimelineSegment<Chapter, Milestone>[] {
  if (chapters.length === 0) return [{ milestones: [...milestones] }];
  const starts = startsOf(chapters);
  const placeOf = ({ year }: Milestone) =>
    Math.max(
      starts.findLastIndex((start) => start <= year),
      0,
    );
  return chapters.map((chapter, index) => ({
    chapter,
    milestones: milestones.filter((milestone) => placeOf(milestone) === index),
  }));
}

function startsOf(chapters: readonly Partial<Dated>[]): number[] {
  let latest = -Infinity;
  return chapters.map(({ year = latest }) => (latest = year));
}
