import longNameCss from './long-name.css?inline';

interface Named {
  title: string;
  place: string;
  nameLine: string;
}

/** Letters that have room in the usual size: of the name, of the place, and of the name with the line after it. */
const MOST = { name: 22, place: 24, line: 32 };

/** The rules for a name or place that is longer than most, as CSS; empty for any other. */
export function nameCss({ title, place, nameLine }: Named): string {
  const isLong =
    title.length > MOST.name ||
    place.length > MOST.place ||
    title.length + nameLine.length > MOST.line;
  return isLong ? longNameCss : '';
}
