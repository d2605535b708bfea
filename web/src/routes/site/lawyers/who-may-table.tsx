import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const ROLES = ['lawyer', 'notarial', 'staff'] as const;

/** Who may do each act. A Notarial Services Attorney is a lawyer as well. */
const ACTS = [
  { n: 1, may: ['lawyer', 'notarial'] },
  { n: 2, may: ['lawyer', 'notarial'] },
  { n: 3, may: ['notarial'] },
  { n: 4, may: ['lawyer', 'notarial', 'staff'] },
  { n: 5, may: ['lawyer', 'notarial', 'staff'] },
] as const satisfies readonly { n: number; may: readonly (typeof ROLES)[number][] }[];

/** Which act needs which qualification. On a narrow screen each act is followed by who may do it. */
export function WhoMayTable() {
  const { t } = useTranslation('page-lawyers');
  return (
    <table role="table" className="w-full border-t-2 border-ink text-start max-sm:block">
      <thead role="rowgroup" className="max-sm:sr-only">
        <tr role="row" className="align-bottom">
          <th role="columnheader" scope="col" className="py-3 pe-4 text-start font-normal text-ink-soft">
            {t('who.act')}
          </th>
          {ROLES.map((role) => (
            <th
              key={role}
              role="columnheader"
              scope="col"
              className="w-32 px-2 py-3 text-center text-sm leading-snug font-semibold"
            >
              {t(`who.roles.${role}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block">
        {ACTS.map(({ n, may }) => (
          <tr
            key={n}
            role="row"
            className="border-t border-rule max-sm:grid max-sm:grid-cols-1 max-sm:gap-y-1 max-sm:py-4"
          >
            <th
              role="rowheader"
              scope="row"
              className="py-4 pe-4 text-start font-medium text-balance max-sm:py-0 max-sm:pb-2"
            >
              {t(`who.acts.${n}`)}
            </th>
            {ROLES.map((role) => (
              <td key={role} role="cell" className="px-2 text-center max-sm:px-0 max-sm:text-start">
                <Mark may={(may as readonly string[]).includes(role)} role={role} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Mark({ may, role }: { may: boolean; role: (typeof ROLES)[number] }) {
  const { t } = useTranslation('page-lawyers');
  const Icon = may ? Check : Minus;
  return (
    <span className="flex items-center gap-2 sm:justify-center">
      <Icon
        aria-hidden
        className={may ? 'size-6 text-completed' : 'size-5 text-rule-strong'}
        strokeWidth={may ? 2.5 : 2}
      />
      <span className="sr-only">{t(may ? 'who.yes' : 'who.no')}</span>
      <span aria-hidden className={may ? 'sm:hidden' : 'text-ink-soft sm:hidden'}>
        {t(`who.roles.${role}`)}
      </span>
    </span>
  );
}
