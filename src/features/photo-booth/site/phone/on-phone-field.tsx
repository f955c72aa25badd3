import { bytes } from '#lib/numbers.ts';
import { CheckField } from '#ui/check-field.tsx';
import { useRootData } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import type { Phone } from './use-phone.ts';

/** The choice that the selfie stays on the phone, with what it costs the first time. */
export function OnPhoneField({ phone }: { phone: Phone }) {
  const { t } = useTranslation();
  const { language } = useRootData();
  const { parts, isKept, isWanted, setWanted } = phone;
  const isPossible = typeof WebAssembly === 'object';
  const size = bytes(parts.sent, language);
  const hint = isKept ? t('booth.onPhoneKept') : t('booth.onPhoneSize', { size });
  return (
    <CheckField
      name="onPhone"
      label={t('booth.onPhone')}
      hint={isPossible ? hint : t('booth.troubleUnsupported')}
      checked={isWanted}
      disabled={!isPossible}
      onChange={(event) => setWanted(event.currentTarget.checked)}
    />
  );
}
