import { Button } from '#ui/button.tsx';
import { ChooseFile } from '#ui/choose-file.tsx';
import { SelectField } from '#ui/field.tsx';
import { FormFailure } from '#ui/forms/posted-form.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { useLocalPath } from '#ui/page/root-data.ts';
import { Scene } from '#ui/page/scene.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { useTranslation } from '#ui/translation.tsx';
import { TryAgain } from '#ui/try-again.tsx';
import type { BoothStatus } from './fetch-contract.ts';
import { LogInFirst } from './log-in-first.tsx';
import { isOpenTo, NoAlbums, Obstacle } from './obstacle.tsx';
import { OnPhoneField } from './phone/on-phone-field.tsx';
import type { Phone } from './phone/use-phone.ts';

interface ConsentStepProps {
  /** Without one, nobody is asked to log in. */
  hasAlbums: boolean;
  /** Undefined until it is known; the buttons come with it. */
  status: BoothStatus | 'failed' | undefined;
  /** Asks for it once more, after it failed. */
  onLook: () => void;
  /** Undefined where set-up has not made what phones need. */
  phone: Phone | undefined;
  /** The slug of the only album to search; empty for all. */
  album: string;
  onAlbum: (slug: string) => void;
  onAgree: () => void;
  /** Consents too, for those who have no camera at hand. */
  onFile: (file: Blob) => void;
  problem?: string | undefined;
}

/** The notice that comes before the browser asks for the camera. */
export function ConsentStep(props: ConsentStepProps) {
  const { t } = useTranslation();
  const to = useLocalPath();
  const { status, hasAlbums } = props;
  return (
    <div className="booth-paper">
      <div className="booth-crowd">
        <Scene name="finder-crowd" eager />
      </div>
      <div className="booth-words">
        <h1 className="booth-title">
          {t('booth.were')} <br />
          {t('booth.title')}
        </h1>
        <p className="booth-intro">{t('booth.intro')}</p>
        {hasAlbums && <BoothNotice />}
        <div className="booth-of-owner">
          {status === undefined && <SkeletonText lines={2} />}
          {status === 'failed' && <TryAgain text={t('booth.tryLater')} onAgain={props.onLook} />}
          {typeof status === 'object' &&
            (isOpenTo(status) ? (
              <Agree {...props} albums={status.albums} />
            ) : (
              <Obstacle status={status} />
            ))}
        </div>
        {hasAlbums ? (
          <LogInFirst why={t('booth.logInWhy')} next="/photobooth" />
        ) : (
          <div className="when-logged-out">
            <NoAlbums />
          </div>
        )}
        {!hasAlbums && <BoothNotice />}
        <p>
          <Link href={to('/privacy')}>{t('booth.privacy')}</Link>
        </p>
      </div>
    </div>
  );
}

interface AgreeProps extends ConsentStepProps {
  albums: BoothStatus['albums'];
}

function Agree({ albums, album, phone, onAlbum, onAgree, onFile, problem }: AgreeProps) {
  const { t } = useTranslation();
  return (
    <>
      {albums.length > 1 && (
        <SelectField
          name="album"
          label={t('booth.where')}
          value={album}
          onChange={(event) => onAlbum(event.currentTarget.value)}
        >
          <option value="">{t('booth.everywhere')}</option>
          {albums.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      {phone && <OnPhoneField phone={phone} />}
      <p className="type-meta">{t('booth.agreeMeans')}</p>
      <FormFailure message={problem} />
      <p className="row">
        <Button type="button" onClick={onAgree}>
          <Icon name="camera" /> {t('booth.agree')}
        </Button>
        <ChooseFile className="button button-line" onFile={onFile}>
          {t('booth.agreeFile')}
        </ChooseFile>
      </p>
    </>
  );
}

const steps = ['Selfie', 'Search', 'Deleted', 'Kept', 'Withdraw'] as const;

/** Tells in five sentences what happens to the selfie. */
export function BoothNotice() {
  const { t } = useTranslation();
  return (
    <ol className="booth-steps">
      {steps.map((step) => (
        <li key={step}>{t(`booth.step${step}`)}</li>
      ))}
    </ol>
  );
}
