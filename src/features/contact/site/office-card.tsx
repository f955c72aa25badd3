import type { ReactNode } from 'react';
import { useContentLanguage } from '#ui/page/use-content-language.ts';
import { useTranslation } from '#ui/translation.tsx';
import type { Office } from './load-contact.ts';
import { telephone } from './telephone.ts';

/** An office: address, hours, and other ways to reach it. */
export function OfficeCard({ office }: { office: Office }) {
  const { t } = useTranslation();
  const { address, phone, email, officeHours } = office;
  const lang = useContentLanguage(office);
  return (
    <dl className="office">
      <Line name={t('contact.address')}>
        <address lang={lang}>{address}</address>
      </Line>
      <Line name={t('contact.hours')}>
        <span lang={lang}>{officeHours}</span>
      </Line>
      {phone && (
        <Line name={t('contact.phone')}>
          <a href={`tel:${telephone(phone)}`}>{phone}</a>
        </Line>
      )}
      {email && (
        <Line name={t('contact.email')}>
          <a href={`mailto:${email}`}>{email}</a>
        </Line>
      )}
    </dl>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="office-line">
      <dt className="type-label">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
