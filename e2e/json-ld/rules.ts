import { allThings, textsIn, thingsOf } from './things.ts';
import type { Thing } from './things.ts';

const article = ['headline', 'datePublished', 'publisher'];
const ours = ['dateModified', 'author', 'inLanguage', 'mainEntityOfPage', 'url'];
const page = ['name', 'description', 'url', 'inLanguage'];

/**
 * What search engines ask of a thing wherever it stands, after Google's pages on structured data;
 * for types that those leave out, what schema.org's own examples say. A type that is not here is a
 * fault: whoever adds one says here what it needs.
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

/** What is asked besides of the thing that a page itself is. */
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

/** What is wrong with what a page says about itself. */
export function faultsOfJsonLd(said: Thing): string[] {
  return [
    ...(said['@context'] === 'https://schema.org' ? [] : ['no context']),
    ...thingsOf(said).flatMap((thing) => lacking(thing, ofPage[String(thing['@type'])] ?? [])),
    ...allThings(said).flatMap((thing) => lacking(thing, anywhere[String(thing['@type'])])),
    ...textsIn(said).flatMap(({ name, text }) => faultsOfText(name, text)),
  ];
}

/** The addresses of the site that it names, which must all be there. */
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
