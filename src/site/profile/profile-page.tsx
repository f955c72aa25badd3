import { Profile } from '#features/account/site/profile.tsx';
import { OwnEvents } from '#features/events/site/own-events.tsx';
import { OwnLetters } from '#features/join/site/own-letters.tsx';
import { NewsletterSettings } from '#features/newsletter/site/newsletter-settings.tsx';
import { PushSettings } from '#features/push/site/push-settings.tsx';
import { OwnReferral } from '#features/referral/site/own-referral.tsx';
import { ReauthDialog } from '#features/sign-in/site/reauth-dialog.tsx';
import { VerifyPhone } from '#features/sign-in/site/verify-phone.tsx';
import '#features/sign-in/site/steps.css';

// spec: route:/profile
/** The account page, which asks for proofs by means of the sign-in feature, with parts of other features. */
export default function ProfilePage() {
  return (
    <Profile ReauthDialog={ReauthDialog} VerifyPhone={VerifyPhone} PushSettings={PushSettings}>
      <NewsletterSettings />
      <OwnEvents />
      <OwnLetters />
      <OwnReferral />
    </Profile>
  );
}
