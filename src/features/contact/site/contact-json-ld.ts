import { addressOf } from '#ui/page/json-ld/thing.ts';
import type { Thing } from '#ui/page/json-ld/thing.ts';
import type { RootData } from '#ui/page/root-data.ts';
import type { Office } from './load-contact.ts';
import { telephone } from './telephone.ts';

/** The office in the words of schema.org. */
export function contactJsonLd(
  { address, phone, email, officeHours }: Office,
  rootData: RootData,
): Thing {
  const { campaign, language, path, publicUrl } = rootData;
  return {
    '@type': 'ContactPage',
    url: addressOf(rootData, language, path),
    mainEntity: {
      '@type': 'Organization',
      name: campaign.title,
      url: publicUrl,
      address,
      email,
      telephone: phone && telephone(phone),
      contactPoint: {
        '@type': 'ContactPoint',
        email,
        telephone: phone && telephone(phone),
        availableLanguage: campaign.languages,
        hoursAvailable: { '@type': 'OpeningHoursSpecification', description: officeHours },
      },
    },
  };
}
