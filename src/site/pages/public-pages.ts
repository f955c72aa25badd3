import { audios } from '#features/audios/collection.ts';
import { documents } from '#features/documents/collection.ts';
import { events } from '#features/events/collection.ts';
import { faqs } from '#features/faq/collection.ts';
import { infographics } from '#features/infographics/collection.ts';
import { mediaCoverage } from '#features/media-coverage/collection.ts';
import { news } from '#features/news/collection.ts';
import { albums, photos } from '#features/photos/collection.ts';
import { pressReleases } from '#features/press-releases/collection.ts';
import { speeches } from '#features/speeches/collection.ts';
import { videos } from '#features/videos/collection.ts';
import { doing, reading, documentPage, textPage } from './page.ts';
import type { Page } from './page.ts';

/** Pages for everybody, in the order of the site map. */
export const publicPages: readonly Page[] = [
  reading('/', './home/home-page.tsx', {
    texts: 'home',
    label: 'frame.home',
    menus: [
      ['main', 1],
      ['footerQuickLinks', 1],
    ],
    siteMap: 'frame.quickLinks',
  }),
  textPage('biography', '../features/biography/site/biography-page.tsx', {
    label: 'frame.biography',
    words: 'biography about life history journey जीवनी परिचय जीवन इतिहास',
    icon: 'person',
    // spec.md §2 lists it twice in one column.
    menus: [
      ['about', 1],
      ['footerQuickLinks', 2, 'frame.about'],
      ['footerQuickLinks', 4, 'frame.ourHistory'],
    ],
    siteMap: 'frame.about',
  }),
  documentPage(audios, '../features/audios/site/audios-page.tsx', {
    query: ['s', 'page'],
    label: 'frame.audios',
    words: 'audios audio podcast recordings radio listen ऑडियो पॉडकास्ट रिकॉर्डिंग सुनें',
    icon: 'headphones',
    menus: [['mediaResources', 1]],
    siteMap: 'frame.mediaResources',
  }),
  documentPage(documents, '../features/documents/site/documents-page.tsx', {
    query: ['s', 'page'],
    label: 'frame.documents',
    words: 'documents pdf reports forms downloads manifesto दस्तावेज़ रिपोर्ट फ़ॉर्म घोषणापत्र',
    icon: 'document',
    menus: [['mediaResources', 2]],
    siteMap: 'frame.mediaResources',
  }),
  reading('/news', '../features/news/site/news-list-page.tsx', {
    query: ['s', 'category', 'date', 'page'],
    label: 'frame.newsUpdates',
    words: 'news updates latest ताज़ा समाचार ख़बरें',
    icon: 'newspaper',
    // spec.md names no place for these two; they follow the rows that it has.
    menus: [
      ['mediaResources', 3],
      ['footerMedia', 4],
    ],
    siteMap: 'frame.mediaResources',
  }),
  documentPage(news, '../features/news/site/news-page.tsx'),
  reading('/events', '../features/events/site/events-page.tsx', {
    query: ['month', 'day', 'category'],
    label: 'frame.events',
    words: 'events calendar programme meeting open hours schedule कार्यक्रम कैलेंडर सभा बैठक',
    icon: 'calendar',
    menus: [
      ['mediaResources', 4],
      ['footerMedia', 5],
    ],
    siteMap: 'frame.mediaResources',
  }),
  documentPage(events, '../features/events/site/event-page.tsx', {
    query: ['sent'],
    texts: 'people',
  }),
  reading('/photos', '../features/photos/site/albums-page.tsx', {
    query: ['s', 'page'],
    label: 'frame.photos',
    words: 'photos pictures albums images gallery फ़ोटो तस्वीरें एल्बम',
    icon: 'camera',
    menus: [
      ['gallery', 1],
      ['footerGallery', 1, 'frame.photoGallery'],
    ],
    siteMap: 'frame.gallery',
  }),
  documentPage(albums, '../features/photos/site/album-page.tsx'),
  documentPage(photos, '../features/photos/site/photo-page.tsx'),
  reading('/videos', '../features/videos/site/videos-page.tsx', {
    query: ['s', 'page'],
    label: 'frame.videos',
    words: 'videos films वीडियो फ़िल्म',
    icon: 'play',
    menus: [
      ['gallery', 2],
      ['footerGallery', 2, 'frame.videoGallery'],
    ],
    siteMap: 'frame.gallery',
  }),
  documentPage(videos, '../features/videos/site/video-page.tsx'),
  documentPage(infographics, '../features/infographics/site/infographics-page.tsx', {
    query: ['page'],
    label: 'frame.infographics',
    words: 'infographics figures charts posters इन्फ़ोग्राफ़िक्स आँकड़े चार्ट',
    menus: [
      ['main', 5],
      ['footerQuickLinks', 3],
    ],
    siteMap: 'frame.quickLinks',
  }),
  textPage('contact', './contact/contact-page.tsx', {
    label: 'frame.contactUs',
    words:
      'contact us address office phone telephone number email hours map संपर्क पता दफ़्तर कार्यालय फ़ोन नंबर ईमेल समय',
    menus: [
      ['main', 6],
      ['footerQuickLinks', 5],
    ],
    siteMap: 'frame.quickLinks',
  }),
  documentPage(mediaCoverage, '../features/media-coverage/site/reports-page.tsx', {
    query: ['s', 'date', 'page'],
    label: 'frame.mediaCoverage',
    words: 'media coverage newspapers reports मीडिया कवरेज अख़बार',
    menus: [['footerMedia', 1]],
    siteMap: 'frame.media',
  }),
  reading('/pressreleases', '../features/press-releases/site/releases-page.tsx', {
    query: ['s', 'year', 'month', 'page'],
    label: 'frame.pressReleases',
    words: 'press releases statements media kit प्रेस विज्ञप्तियाँ बयान',
    menus: [['footerMedia', 2]],
    siteMap: 'frame.media',
  }),
  documentPage(pressReleases, '../features/press-releases/site/release-page.tsx'),
  reading('/speeches', '../features/speeches/site/speeches-page.tsx', {
    query: ['s'],
    label: 'frame.speeches',
    words: 'speeches speech parliament भाषण संसद',
    menus: [['footerMedia', 3]],
    siteMap: 'frame.media',
  }),
  documentPage(speeches, '../features/speeches/site/speech-page.tsx'),
  reading('/join', '../features/join/site/join-page.tsx', {
    label: 'frame.joinMe',
    words: 'join me with volunteer write letter message help जुड़ें जुड़िए स्वयंसेवक कार्यकर्ता चिट्ठी संदेश लिखें',
    siteMap: 'frame.contact',
  }),
  reading('/newsletter', '../features/newsletter/site/newsletter-page.tsx', {
    query: ['sent'],
    texts: 'people',
    label: 'newsletter.subscribe',
    words: 'newsletter letter subscribe mail email weekly sunday चिट्ठी ईमेल हर रविवार न्यूज़लेटर मँगाएँ',
    siteMap: 'frame.contact',
  }),
  documentPage(faqs, '../features/faq/site/faq-page.tsx', {
    label: 'frame.faq',
    words: 'faq questions answers help सवाल जवाब प्रश्न उत्तर मदद',
    siteMap: 'frame.contact',
  }),
  reading('/search', '../features/search/site/search-page.tsx', {
    query: ['s', 'page'],
    label: 'frame.search',
    siteMap: 'frame.contact',
    unlisted: true,
  }),
  textPage('governance', '../features/governance/site/governance-page.tsx', {
    label: 'frame.governance',
    words: 'governance work accounts promises record काम हिसाब वादे',
    menus: [['footerTexts', 1]],
    siteMap: 'frame.moreAboutThisSite',
  }),
  textPage('privacy', '../features/pages/site/text-page.tsx', {
    label: 'frame.privacy',
    words: 'privacy policy personal data cookies निजता गोपनीयता नीति डेटा',
    menus: [['footerTexts', 2]],
    siteMap: 'frame.moreAboutThisSite',
  }),
  textPage('terms', '../features/pages/site/text-page.tsx', {
    label: 'frame.terms',
    words: 'terms conditions of use rules शर्तें नियम',
    menus: [['footerTexts', 3]],
    siteMap: 'frame.moreAboutThisSite',
  }),
  textPage('accessibility', '../features/pages/site/text-page.tsx', {
    label: 'frame.accessibility',
    words: 'accessibility screen reader keyboard सुगम्यता सुलभता',
    menus: [['footerTexts', 4]],
    siteMap: 'frame.moreAboutThisSite',
  }),
  textPage('disclosures', '../features/pages/site/text-page.tsx', {
    label: 'frame.disclosures',
    words: 'disclosures spending income assets affidavit खुलासे ख़र्च संपत्ति',
    menus: [['footerTexts', 5]],
    siteMap: 'frame.moreAboutThisSite',
  }),
  doing('/grievance', './grievance/grievance-page.tsx', {
    texts: 'people',
    label: 'frame.grievances',
    words:
      'grievance grievances complaint complain problem privacy request my data officer शिकायत शिकायतें समस्या निवारण मेरा डेटा',
    menus: [['footerTexts', 6]],
    siteMap: 'frame.moreAboutThisSite',
  }),
  textPage('about-this-site', '../features/pages/site/text-page.tsx', {
    label: 'frame.aboutThisSite',
    words: 'about this site source licence साइट के बारे में',
    menus: [['footerTexts', 7]],
    siteMap: 'frame.moreAboutThisSite',
  }),
  reading('/developers', './developers/developers-page.tsx', {
    label: 'developers.title',
    words: 'developers api openapi calls डेवलपर',
    siteMap: 'frame.moreAboutThisSite',
  }),
  reading('/sitemap', './sitemap/site-map-page.tsx', {
    label: 'frame.siteMap',
    words: 'site map sitemap all pages साइट मैप सभी पन्ने',
    menus: [['footerTexts', 8]],
  }),
  reading('/offline', './offline-page.tsx', { unlisted: true }),
  reading('/_app', './app-start-page.tsx', { unlisted: true }),
  reading('/styleguide', './styleguide/styleguide-page.tsx', { unlisted: true }),
];
