import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SERVICE_NAMES } from '@/components/site/service-names';
import { SiteLink } from '@/components/site/site-link';
import { type Group, numberText } from './register';

/** One group of the register: number, name, what it is. The whole line leads to the page. */
export function RegisterLines({ group }: { group: Group }) {
  const { t } = useTranslation(['page-services', 'site']);
  return (
    <ol className="border-t-2 border-ink">
      {group.lines.map(({ id, number, to }) => (
        <li
          key={id}
          className="group relative grid grid-cols-[2.75rem_1fr_1.5rem] items-baseline gap-x-2 border-b border-rule py-5 transition-colors duration-150 hover:bg-sheet sm:grid-cols-[4rem_1fr_2rem] sm:px-2"
        >
          <span aria-hidden className="font-heading text-xl text-brass figures sm:text-2xl">
            {numberText(number)}
          </span>
          <div className="grid gap-x-8 gap-y-1 lg:grid-cols-[15rem_1fr] lg:items-baseline">
            <h3 className="text-xl leading-[1.45] lg:text-[1.375rem]">
              <SiteLink
                to={to}
                className="decoration-seal decoration-2 underline-offset-6 group-hover:underline after:absolute after:inset-0"
              >
                {t(SERVICE_NAMES[id])}
              </SiteLink>
            </h3>
            <p className="max-w-prose text-ink-soft">{t(`lines.${id}.text`)}</p>
          </div>
          <ArrowRight
            aria-hidden
            className="size-5 self-center text-rule-strong transition-[translate,color] duration-150 group-hover:translate-x-1 group-hover:text-seal"
          />
        </li>
      ))}
    </ol>
  );
}
