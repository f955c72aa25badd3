/** A place on the earth in degrees; south and west are negative. */
export interface MapPlace {
  latitude: number;
  longitude: number;
}

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`;

/** How links of maps write a place, the most exact first: `!3d` is the pin, `@` the middle of the screen. */
const inLinks = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`[?&]mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(
    `[?&](?:q|query|ll|sll|center|destination|daddr|coordinate|cp)=(?:loc:)?${NUMBER}[,~]\\s*${NUMBER}`,
  ),
  new RegExp(`@${NUMBER},${NUMBER}`),
  new RegExp(`#map=\\d+(?:\\.\\d+)?/${NUMBER}/${NUMBER}`),
  new RegExp(`^geo:${NUMBER},${NUMBER}`),
  new RegExp(`/(?:search|dir|place)/[^@]*?${NUMBER},\\+?${NUMBER}`),
];

const TWO_NUMBERS = new RegExp(
  `^\\(?${NUMBER}°?\\s*([NS])?[,;\\s]\\s*${NUMBER}°?\\s*([EW])?\\)?$`,
  'i',
);
const BY_MINUTES =
  /^(\d{1,3})°\s*(\d{1,2})['′’]\s*(?:(\d{1,2}(?:\.\d+)?)["″”]\s*)?([NS])[,\s]*(\d{1,3})°\s*(\d{1,2})['′’]\s*(?:(\d{1,2}(?:\.\d+)?)["″”]\s*)?([EW])$/i;

/** Five decimals are a metre. */
const EXACTNESS = 1e5;

/** The place in what somebody copied from a map: a link, or two numbers in any common form. */
export function readMapPlace(typed: string): MapPlace | undefined {
  const text = typed.trim();
  return inLink(text) ?? inNumbers(text) ?? inMinutes(text);
}

/** Whether a link hides its place, because it only leads on to the real one. */
export const isShortMapLink = (typed: string): boolean =>
  /^https?:\/\/(?:maps\.app\.goo\.gl|goo\.gl\/maps|g\.co|osm\.org\/go|binged\.it)\b/.test(
    typed.trim(),
  );

/** `27.17510, 78.04210`, as `readMapPlace` reads it. */
export const writeMapPlace = ({ latitude, longitude }: MapPlace): string =>
  `${latitude}, ${longitude}`;

function inLink(text: string): MapPlace | undefined {
  if (!/^(?:https?:|geo:)/i.test(text)) return undefined;
  const link = unescaped(text);
  for (const form of inLinks) {
    const [, latitude, longitude] = form.exec(link) ?? [];
    const place = placeAt(Number(latitude), Number(longitude));
    if (place) return place;
  }
  return undefined;
}

function unescaped(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

function inNumbers(text: string): MapPlace | undefined {
  const [found, latitude, ns, longitude, ew] = TWO_NUMBERS.exec(text) ?? [];
  return found ? placeAt(signed(Number(latitude), ns), signed(Number(longitude), ew)) : undefined;
}

function inMinutes(text: string): MapPlace | undefined {
  const [found, d1, m1, s1 = 0, ns, d2, m2, s2 = 0, ew] = BY_MINUTES.exec(text) ?? [];
  if (!found) return undefined;
  const degrees = (d: unknown, m: unknown, s: unknown) =>
    Number(d) + Number(m) / 60 + Number(s) / 3600;
  return placeAt(signed(degrees(d1, m1, s1), ns), signed(degrees(d2, m2, s2), ew));
}

const signed = (degrees: number, side: string | undefined) =>
  /[sw]/i.test(side ?? '') ? -Math.abs(degrees) : degrees;

function placeAt(latitude: number, longitude: number): MapPlace | undefined {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return undefined;
  const round = (degrees: number) => Math.round(degrees * EXACTNESS) / EXACTNESS;
  return { latitude: round(latitude), longitude: round(longitude) };
}
