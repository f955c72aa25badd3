interface Choice {
  value: string;
  quality: number;
}

/** The values of an `accept-…` header in lower case, most wanted first; those with `q=0` are left out. */
export function byQuality(header: string): string[] {
  return header
    .split(',')
    .map(choice)
    .filter(({ value, quality }) => value !== '' && quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ value }) => value);
}

function choice(text: string): Choice {
  const [value = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return { value, quality: quality ? Number(quality.slice(2)) || 0 : 1 };
}
