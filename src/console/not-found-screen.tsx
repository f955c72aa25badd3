import { ActionLink } from '#ui/console/action-button.tsx';
import { useSay } from '#ui/console/say.tsx';
import { ScreenState } from '#ui/console/screen-state.tsx';
import { Screen } from '#ui/console/screen.tsx';

/** At an address below `/agent` where no screen is. */
export function NotFoundScreen() {
  const say = useSay();
  const title = say('Nothing is here', 'यहाँ कुछ नहीं है');
  return (
    <Screen title={title}>
      <ScreenState
        icon="search"
        title={say('This address leads nowhere', 'यह पता कहीं नहीं ले जाता')}
        action={<ActionLink to="/">{say('To Today', 'आज पर जाएँ')}</ActionLink>}
      >
        {say(
          'It may have been moved, or mistyped. Ctrl K finds everything.',
          'शायद जगह बदल गई है, या पता ग़लत लिखा गया\u202f। Ctrl K से सब कुछ मिलता है\u202f।',
        )}
      </ScreenState>
    </Screen>
  );
}
