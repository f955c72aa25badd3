import { Icon } from '#ui/icon.tsx';
import { useTranslation } from '#ui/translation.tsx';
import type { DescribedCall } from './call-list.ts';
import type { SchemaField } from './schema-fields.ts';

/**
 * One call: closed it shows the summary, open its parameters and replies. The document is in
 * English.
 */
export function CallDetails({ described }: { described: DescribedCall }) {
  const { t } = useTranslation();
  const { id, method, summary, access, parameters, body, reply, failures } = described;
  return (
    <details className="call" id={id}>
      <summary className="call-summary">
        <b className="call-method">{method}</b>
        <span lang="en">{summary}</span>
        <Icon name="chevron" />
      </summary>
      <div className="call-body">
        <p className="type-meta">{t(`developers.${access}`)}</p>
        <FieldTable title={t('developers.parameters')} fields={parameters} />
        <FieldTable title={t('developers.body')} fields={body} />
        <FieldTable title={t('developers.reply')} fields={reply} />
        <Failures failures={failures} />
      </div>
    </details>
  );
}

function FieldTable({ title, fields }: { title: string; fields: SchemaField[] }) {
  const { t } = useTranslation();
  if (fields.length === 0) return null;
  return (
    <table className="call-fields">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('developers.field')}</th>
          <th scope="col">{t('developers.form')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, form, optional }) => (
          <tr key={name}>
            <th scope="row" lang="en">
              {name}
            </th>
            <td>
              <span lang="en">{form}</span>
              {optional && <span className="call-optional"> ({t('developers.optional')})</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Failures({ failures }: Pick<DescribedCall, 'failures'>) {
  const { t } = useTranslation();
  return (
    <div>
      <h3 className="call-heading">{t('developers.failures')}</h3>
      <ul className="call-failures" lang="en">
        {failures.map(({ status, description }) => (
          <li key={status}>
            <b>{status}</b> {description}
          </li>
        ))}
      </ul>
    </div>
  );
}
