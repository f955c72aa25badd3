import { longDate, weekday } from '#lib/dates.ts';
import { useSay, useConsoleLanguage } from '#ui/console/say.tsx';

export interface DayViews {
  day: string;
  views: number;
}

const HEIGHT = 130;
const STEP = 25;
const BAR = 17;
const LABELS = 24;

/** Bars of the days; the same numbers are in the table for those who cannot see them. */
export function DaysChart({ days }: { days: readonly DayViews[] }) {
  const say = useSay();
  const language = useConsoleLanguage();
  const marks = marksFor(Math.max(...days.map(({ views }) => views)));
  const top = marks.at(-1) ?? 1;
  const width = days.length * STEP;
  const heightOf = (views: number) => Math.round((views / top) * HEIGHT);
  const total = days.reduce((sum, { views }) => sum + views, 0);
  return (
    <svg
      className="today-chart"
      viewBox={`0 -12 ${width + 48} ${HEIGHT + LABELS + 12}`}
      role="img"
      aria-label={say(
        `${total.toLocaleString('en-IN')} pages read in 14 days; the table has each day`,
        `14 दिन में ${total.toLocaleString('en-IN')} पन्ने पढ़े गए; हर दिन तालिका में है`,
      )}
    >
      {marks.map((mark) => (
        <g key={mark}>
          <path className="today-chart-line" d={`M0 ${HEIGHT - heightOf(mark) - 0.5}H${width}`} />
          <text x={width + 6} y={HEIGHT - heightOf(mark) + 4}>
            {mark.toLocaleString('en-IN')}
          </text>
        </g>
      ))}
      {days.map(({ day, views }, index) => (
        <g key={day}>
          <title>{`${longDate(day, language)}: ${views.toLocaleString('en-IN')}`}</title>
          <rect
            className={index === days.length - 1 ? 'today-bar today-bar-open' : 'today-bar'}
            x={index * STEP + (STEP - BAR) / 2}
            y={HEIGHT - heightOf(views)}
            width={BAR}
            height={heightOf(views)}
          />
          <text className="today-chart-day" x={index * STEP + STEP / 2} y={HEIGHT + 18}>
            {weekday(day, language, 'narrow')}
          </text>
        </g>
      ))}
      <path className="today-chart-foot" d={`M0 ${HEIGHT + 0.5}H${width}`} />
    </svg>
  );
}

const PARTS = 3;

/** Round numbers up to the highest bar: 20,000, 40,000, 60,000. */
function marksFor(highest: number): number[] {
  const least = Math.max(highest, PARTS) / PARTS;
  const power = 10 ** Math.floor(Math.log10(least));
  const step =
    [1, 2, 2.5, 5, 10].map((each) => each * power).find((each) => each >= least) ?? least;
  const whole = Math.ceil(step);
  return Array.from({ length: PARTS }, (_, index) => whole * (index + 1));
}
