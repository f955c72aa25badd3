import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { User } from '#contract/user.ts';
import { languageOfScript } from '#lib/script/language-of.ts';
import { Button } from '#ui/button.tsx';
import { useRootData } from '#ui/page/root-data.ts';
import { useTranslation } from '#ui/translation.tsx';
import { useAction } from '#ui/use-action.ts';
import { useSubmission } from '#ui/use-submission.ts';
import type { FieldErrors } from '#ui/use-submission.ts';
import { changeProfile } from './edit-profile.ts';
import { fetchContract } from './fetch-contract.ts';
import type { Reauthenticate } from './use-reauthentication.tsx';

interface EditableRowProps {
  user: User;
  label: string;
  value: string | null;
  onChange: (user: User) => void;
  /** Asks for reauthentication before addresses, numbers and passwords are changed. */
  prove?: Reauthenticate;
  /** The field; without any editor the line stays as it is. */
  children?: false | ((errors: FieldErrors) => ReactNode);
  /** A note under the value, such as an address that is not confirmed yet. */
  foot?: ReactNode;
  /** Replaces the field by an editor with steps of its own. */
  renderEditor?: (close: () => void) => ReactNode;
}

/** One line of the profile, and the form that takes its place. */
export function EditableRow({
  label,
  value,
  prove,
  children,
  renderEditor,
  onChange,
  foot,
}: EditableRowProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const editor = useRef<HTMLElement>(null);
  const open = async () => setOpen(prove ? await prove() : true);
  const close = () => setOpen(false);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) editor.current?.querySelector<HTMLElement>('input, select')?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <div className="profile-row">
      {/* The field says it, where there is one. */}
      <dt className={isOpen ? 'visually-hidden' : undefined}>{label}</dt>
      {isOpen ? (
        <dd ref={editor} className="profile-edit">
          {renderEditor?.(close)}
          {children && (
            <RowForm onChange={onChange} onClose={close}>
              {children}
            </RowForm>
          )}
          <Button small kind="line" type="button" onClick={close}>
            {t('profile.cancel')}
          </Button>
        </dd>
      ) : (
        <dd className="profile-value">
          <Value text={value} />
          {(children || renderEditor) && (
            <button
              type="button"
              ref={opener}
              className="link profile-change"
              aria-label={t(value ? 'profile.editOf' : 'profile.addOf', { what: label })}
              onClick={() => void open()}
            >
              {t(value ? 'profile.edit' : 'profile.add')}
            </button>
          )}
        </dd>
      )}
      {!isOpen && foot}
    </div>
  );
}

/** A value may be in any script of the country. */
function Value({ text }: { text: string | null }) {
  const { t } = useTranslation();
  const { language } = useRootData();
  if (!text) return <span className="type-meta">{t('profile.notGiven')}</span>;
  return <span lang={languageOfScript(text, language)}>{text}</span>;
}

interface RowFormProps {
  onChange: (user: User) => void;
  onClose: () => void;
  children: (errors: FieldErrors) => ReactNode;
}

function RowForm({ onChange, onClose, children }: RowFormProps) {
  const { t } = useTranslation();
  const { say } = useAction();
  const { errors, busy, handlers } = useSubmission({
    check: () => ({}),
    send: changeProfile,
    prepare: fetchContract,
    region: t('frame.messages'),
    quiet: true,
    onSuccess: ({ user }, typed) => {
      const email = typed['email'] && user.pendingEmail;
      say(email ? t('profile.linkSent', { email }) : t('profile.saved'));
      onChange(user);
      onClose();
    },
  });
  return (
    <form className="fields" noValidate {...handlers}>
      {children(errors)}
      <Button small busy={busy}>
        {busy ? t('signIn.working') : t('profile.save')}
      </Button>
    </form>
  );
}
