import { TRANSLATED } from '@app/domain/translations';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Lazy } from '@/components/lazy';
import { Button } from '@/components/ui/button';
import { useLanguage } from '@/i18n';
import type { ArticleForm } from '../../use-article-form';

/** Few articles are translated: the fields come when they are wanted. */
const loadFields = () => import('./translation-fields');

/** The translations of an article: which there are, and their fields once somebody opens them. */
export function Translations({ editor, busy }: { editor: ArticleForm; busy: boolean }) {
  const { t } = useTranslation(['blog-admin', 'common']);
  const language = useLanguage();
  const [opened, setOpened] = useState(false);
  const { errors } = editor.form.formState;
  const isRefused = Object.keys(errors).some((part) => /_(en|zh)$/.test(part));
  const there = TRANSLATED.filter((each) => editor.article[`title_${each}`] !== '').map((each) =>
    t(`common:languages.${each}`),
  );
  return (
    <section aria-labelledby="translations" className="grid gap-4 border-t border-rule pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 id="translations" className="text-lg">
            {t('blog-admin:translations.title')}
          </h2>
          <p className="text-sm text-ink-soft">
            {there.length === 0
              ? t('blog-admin:translations.none')
              : t('blog-admin:translations.there', {
                  languages: new Intl.ListFormat(language).format(there),
                })}
          </p>
        </div>
        {!opened && !isRefused && (
          <Button onClick={() => setOpened(true)}>{t('blog-admin:translations.edit')}</Button>
        )}
      </div>
      {(opened || isRefused) && (
        <Lazy
          load={loadFields}
          draw={({ TranslationFields }) => <TranslationFields editor={editor} busy={busy} />}
          onFailed={() => setOpened(false)}
        />
      )}
    </section>
  );
}
