import { WORDING } from '@app/domain/law/wording';
import { WORDING_TOPICS } from '@app/domain/law/wording-row';
import { useTranslation } from 'react-i18next';
import { LawRows } from './law-row';

/** What is searched for in notes, by topic: why, what follows, and the patterns of each language. */
export function WordingRows() {
  const { t } = useTranslation(['law', 'wording', 'common']);
  return (
    <LawRows
      label={t('law:tables.wording.title')}
      rows={WORDING_TOPICS.flatMap((topic) => {
        const own = WORDING.filter((row) => row.topic === topic);
        const [first] = own;
        if (first === undefined) return [];
        const { severity, law, status } = first;
        return [
          {
            id: topic,
            what: t(`wording:topics.${topic}.why`),
            value: (
              <span className="grid gap-1">
                {t(`law:wording.${severity}`)}
                <details>
                  <summary className="min-h-6 cursor-pointer text-sm text-focus underline underline-offset-4">
                    {t('law:wording.patterns')}
                  </summary>
                  {own.map(({ id, language, pattern }) => (
                    <span key={id} className="mt-2 grid gap-0.5 text-sm">
                      <span className="text-ink-soft">{t(`common:languages.${language}`)}</span>
                      <code lang={language} className="break-all">
                        {pattern.source}
                      </code>
                    </span>
                  ))}
                </details>
              </span>
            ),
            source: t(`wording:law.${law.act}`, { sections: law.sections.join(', ') }),
            mark: status,
          },
        ];
      })}
    />
  );
}
