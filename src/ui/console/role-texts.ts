import type { RoleName } from '#contract/roles.ts';
import type { StaffText } from '#contract/staff-text.ts';

/** The names of roles as staff read them. */
export const roleTexts: Record<RoleName, StaffText> = {
  administrator: ['Administrator', 'व्यवस्थापक'],
  publisher: ['Publisher', 'प्रकाशक'],
  editor: ['Editor', 'संपादक'],
  translator: ['Translator', 'अनुवादक'],
  media: ['Media', 'मीडिया'],
  'supporter-desk': ['Supporter desk', 'समर्थक डेस्क'],
  'privacy-officer': ['Privacy officer', 'निजता अधिकारी'],
};
