import { allThings, textsIn, thingsOf } from './things.ts';
import type { Thing } from './things.ts';

const article = ['headline', 'datePublished', 'publisher'];
const ours = ['dateModified', 'author', 'inLanguage', 'mainEntityOfPage', 'url'];
const page = ['name', 'description', 'url', 'inLanguage'];

/**
 * Properties that search engines require of a thing anywhere, after Google's pages on structured
 * data; for types missing there, schema.org's own examples. An unknown type is an error: add its
 * required properties here.
 */
const anywhere: Record<string, readonly string[]> = {
  Answer: ['text'],
  Article: article,
  AudioObject: ['name', 'contentUrl', 'uploadDate', 'duration', 'encodingFormat'],
  CollectionPage: ['mainEntity'],
  ContactPage: ['mainEntity'],
  ContactPoint: ['availableLanguage'],
  DigitalDocument: ['name', 'datePublished', 'author', 'encoding', 'inLanguage'],
  Event: ['name', 'startDate', 'endDate', 'location', 'eventStatus', 'organizer', 'description'],
  FAQPage: ['mainEntity'],
  GeoCoordinates: ['latitude', 'longitude'],
  ImageGallery: ['image'],
  ImageObject: ['name', 'caption', 'contentUrl', 'creator', 'creditText', 'width', 'height'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ListItem: ['position', 'item'],
  MediaObject: ['contentUrl', 'encodingFormat', 'contentSize'],
  NewsArticle: article,
  NewsMediaOrganization: ['name'],
  OpeningHoursSpecification: ['description'],
  Organization: ['name', 'url'],
  Person: ['name'],
  Place: ['name'],
  ProfilePage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  RadioClip: article,
  SearchAction: ['target', 'query-input'],
  TVClip: article,
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'duration', 'contentUrl'],
  WebPage: ['name', 'url', 'inLanguage'],
  WebSite: ['name', 'url', 'potentialAction'],
};

/** Properties required besides of the main thing of a page. */
const ofPage: Record<string, readonly string[]> = {
  Article: ours,
  CollectionPage: page,
  Event: ['url', 'inLanguage'],
  ImageGallery: page,
  NewsArticle: ours,
  Person: ['url'],
  WebPage: page,
};

const moments = [
  'datePublished',
  'dateModified',
  'uploadDate',
  'dateCreated',
  'startDate',
  'endDate',
];
const addresses = ['url', 'contentUrl', 'thumbnailUrl', 'mainEntityOfPage', 'sameAs', 'target'];

/** The errors in the structured data of a page. */
export function faultsOfJsonLd(said: Thing): string[] {
  return [
    ...(said['@context'] === 'https://schema.org' ? [] : ['no context']),
    ...thingsOf(said).flatMap((thing) => lacking(thing, ofPage[String(thing['@type'])] ?? [])),
    ...allThings(said).flatMap((thing) => lacking(thing, anywhere[String(thing['@type'])])),
    ...textsIn(said).flatMap(({ name, text }) => faultsOfText(name, text)),
  ];
}

/** The addresses of the site in the structured data, which must all exist. */
export function addressesIn(said: Thing, origin: string): string[] {
  return textsIn(said)
    .filter(({ name, text }) => text.startsWith(origin) && name !== '@id' && name !== 'target')
    .map(({ text }) => text.slice(origin.length) || '/');
}

function lacking(thing: Thing, fields: readonly string[] | undefined): string[] {
  const type = String(thing['@type']);
  if (!fields) return [`${type} is not expected`];
  return fields.filter((field) => isEmpty(thing[field])).map((field) => `${type} without ${field}`);
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

function faultsOfText(name: string, text: string): string[] {
  if (addresses.includes(name) && !/^https?:\/\/[^/]/.test(text)) return [`${name} is ${text}`];
  if (moments.includes(name) && !/^\d{4}-\d\d-\d\dT.+(Z|[+-]\d\d:\d\d)$/.test(text))
    return [`${name} is ${text}`];
  if (name === 'duration' && !/^PT(?=\d)(\d+H)?(\d+M)?(\d+S)?$/.test(text))
    return [`${name} is ${text}`];
  return [];
}
